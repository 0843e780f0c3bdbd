"""A program on a pseudo-terminal of 80x24: started, typed at, listened to, looked into."""
import fcntl, os, pty, select, signal, struct, termios, time

COLUMNS, ROWS = 80, 24
# What a plain terminal answers: where its cursor is (behind one narrow character), and what it is.
ANSWERS = {b"\x1b[6n": b"\x1b[1;2R", b"\x1b[c": b"\x1b[?1;2c"}


class Terminal:
    def __init__(self, command, environment):
        # The size is there before the program is.
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.descriptor, self.command = master, command
        self.begin = time.perf_counter()
        self.process = os.posix_spawn(
            command[0], command, environment, setsid=True,
            file_actions=[(os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0),
                          (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """Ends it as a person does, or else at once."""
        try:
            os.write(self.descriptor, b"q")
            self.listen(0.3)
        except OSError:
            pass
        if os.waitpid(self.process, os.WNOHANG) == (0, 0):
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.descriptor)

    def listen(self, quiet, first=5.0, until=None):
        """All that it writes until it is quiet for so many seconds, or until something was written; and the moment of
        the last byte, None if it wrote nothing. `frame` is the moment at which the first frame was whole."""
        written, last, self.frame = b"", None, None
        while select.select([self.descriptor], [], [], quiet if written else first)[0]:
            try:
                part = os.read(self.descriptor, 65536)
            except OSError:
                break
            if not part:
                break
            last = time.perf_counter()
            written += part
            # The end of synchronized output is the end of a frame.
            if self.frame is None and b"\x1b[?2026l" in written:
                self.frame = last
            for question, answer in ANSWERS.items():
                if question in part:
                    os.write(self.descriptor, answer)
            if until and until in written:
                break
        return written, last

    def press(self, key, quiet=0.01, first=1.0, until=None):
        """Milliseconds from a key to the last byte of what it led to, and these bytes; as long as it waited, if that
        was nothing."""
        begin = time.perf_counter()
        os.write(self.descriptor, key)
        written, last = self.listen(quiet, first, until)
        return ((last or time.perf_counter()) - begin) * 1000, written

    def private_megabytes(self):
        with open(f"/proc/{self.process}/smaps_rollup") as file:
            return sum(int(line.split()[1]) for line in file if line.startswith("Private_")) / 1024

    def turns(self):
        """How often each of its threads has been given a processor so far."""
        turns = {}
        for task in os.listdir(f"/proc/{self.process}/task"):
            with open(f"/proc/{self.process}/task/{task}/status") as file:
                turns[task] = sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
        return turns

    def wakings(self, seconds):
        """How often its threads wake up in so many seconds while nothing happens."""
        before = self.turns()
        time.sleep(seconds)
        return sum(turns - before.get(task, 0) for task, turns in self.turns().items())
