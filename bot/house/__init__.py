"""House players: they fill a seat when people are short, and know no more than a person there would."""
