"""What sections give back: rows of figures beside their goals."""
from dataclasses import dataclass, field


@dataclass
class Goal:
    """A figure, what it is to be, and whether it is."""
    what: str
    measured: float
    limit: float
    unit: str = "×"
    at_least: bool = False
    aim: float | None = None

    @property
    def is_met(self):
        return self.measured >= self.limit if self.at_least else self.measured <= self.limit

    def number(self, value):
        return f"{value:.0f}" if abs(value) >= 100 else f"{value:.2f}".rstrip("0").rstrip(".")

    def row(self):
        sign = "≥" if self.at_least else "≤"
        wanted = f"{sign} {self.number(self.limit)} {self.unit}"
        if self.aim is not None:
            wanted += f" (aim {self.number(self.aim)})"
        return [self.what, f"{self.number(self.measured)} {self.unit}", wanted, "yes" if self.is_met else "**no**"]


@dataclass
class Result:
    """What one section measured."""
    title: str
    goals: list = field(default_factory=list)
    columns: list = field(default_factory=list)
    rows: list = field(default_factory=list)
    notes: list = field(default_factory=list)


LOAD_COLUMNS = ["", "requests/s", "CPU µs a request", "p50 ms", "p99 ms"]


def load_row(name, load):
    return [name, f"{load.rate:,.0f}", f"{load.cpu:.1f}", f"{load.p50:.2f}", f"{load.p99:.2f}"]


def refusals(loads):
    """A note for each load that got other answers than successes: then its figures mean nothing."""
    notes = []
    for name, load in loads.items():
        bad = {status: count for status, count in load.statuses.items()
               if count and (status in ("errors", "broken") or not status.startswith("2"))}
        if bad:
            notes.append(f"**{name}: not all answers were successes: {bad}**")
    return notes
