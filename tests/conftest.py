"""For all tests: no socket leaves this machine."""

from pytest_socket import socket_allow_hosts


def pytest_runtest_setup() -> None:
    """Let a test connect to loopback and to nothing else."""
    socket_allow_hosts(["127.0.0.1", "::1"], allow_unix_socket=True)
