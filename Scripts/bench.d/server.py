"""A server process: started, asked whether it is ready, measured, ended."""
import os, signal, subprocess, time, urllib.error, urllib.request

import data

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    def __init__(self, command):
        self.port = data.free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        # What is measured is how fast holds are, not how few a neighbour may have.
        environment = {**os.environ, "MADANG_HOLDS_PER_MEMBER": "0", "MADANG_HOLDS_PER_THING": "0"}
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment)

    def ready(self, path, seconds=30):
        """Waits until it answers."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(self.address + path, timeout=5):
                    return self
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    raise SystemExit(f"bench: {self.process.args[0]} ended with {self.process.returncode}")
                time.sleep(0.02)
        raise SystemExit(f"bench: {self.process.args[0]} is not ready after {seconds} s")

    def cpu(self):
        """Seconds of processor time used so far, by itself and by the system for it."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def private_megabytes(self):
        with open(f"/proc/{self.process.pid}/smaps_rollup") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith("Private_")) / 1024

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
