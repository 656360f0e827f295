/** Where the machine draws no colored emojis it may have none at all: then the sandbox's own outlines are used. */

const SIZE = 24;

function drawsColors() {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  pen.font = `${SIZE - 4}px sans-serif`;
  pen.fillText("😀", 0, SIZE - 4);
  const { data } = pen.getImageData(0, 0, SIZE, SIZE);
  return data.some((value, index) => index % 4 !== 3 && value > 60);
}

/** Loads the outlines if they are needed; the style sheet names them last of all its fonts. */
export async function bringEmojis() {
  if (drawsColors()) return;
  try {
    const outlines = new FontFace("Sandbox Emoji", "url(/page/emoji.ttf)", { weight: "300 700" });
    document.fonts.add(await outlines.load());
  } catch {
    // Without them the page shows what the machine has.
  }
}
