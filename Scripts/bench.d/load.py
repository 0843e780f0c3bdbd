"""wrk against a server: requests a second, latencies, and what a request costs the server."""
import json, os, statistics, subprocess, tempfile
from dataclasses import dataclass


@dataclass
class Load:
    """The medians of some rounds."""
    rate: float
    cpu: float
    p50: float
    p99: float
    statuses: dict


class Kind:
    """What is asked of a server: a Lua script's `targets`, bodies and tokens, over so many connections."""

    def __init__(self, bench, running, script, connections=32, **given):
        self.bench, self.running, self.script, self.connections = bench, running, script, connections
        handle, self.input = tempfile.mkstemp(dir=bench.folder, suffix=".lua")
        with os.fdopen(handle, "w") as file:
            file.write("return " + lua(given))
        self.rounds = []

    def start(self, seconds):
        """Begins a round."""
        self.before = self.running.cpu()
        self.wrk = subprocess.Popen(
            ["wrk", "-t1", f"-c{self.connections}", f"-d{max(1, round(seconds))}s", "--timeout", "20s",
             "-s", os.path.join(self.bench.scripts, self.script), self.running.address, "--", self.input],
            stdout=subprocess.PIPE, text=True)
        return self

    def finish(self):
        """Waits for the end of a round and keeps it."""
        output, _ = self.wrk.communicate()
        used = self.running.cpu() - self.before
        line = next((line for line in output.splitlines() if line.startswith("{")), None)
        if self.wrk.returncode or line is None:
            raise SystemExit(f"bench: wrk failed: {output}")
        told = json.loads(line)
        told["cpu"] = used / max(1, told["requests"]) * 1e6
        told["rate"] = told["requests"] / told["seconds"]
        self.rounds.append(told)
        return told

    def run(self, seconds=None):
        return self.start(seconds or self.bench.seconds).finish()

    def result(self):
        pick = lambda name: statistics.median(told[name] for told in self.rounds)
        statuses = {}
        for told in self.rounds:
            for status, count in told["statuses"].items():
                statuses[status] = statuses.get(status, 0) + count
        return Load(pick("rate"), pick("cpu"), pick("p50") / 1000, pick("p99") / 1000, statuses)


def measured(bench, kinds):
    """All kinds take turns in each round, after one short round that is not counted."""
    for kind in kinds.values():
        kind.run(1)
        kind.rounds.clear()
    for _ in range(bench.rounds):
        for kind in kinds.values():
            kind.run()
    return {name: kind.result() for name, kind in kinds.items()}


def compared(kind, other, pairs, seconds):
    """What a request of `other` costs the server against one of `kind`: the median and the quartiles of that many
    pairs of short rounds, of which now the one and now the other comes first, for a machine is never the same twice."""
    ratios = []
    for number in range(pairs):
        costs = {}
        for one in (kind, other) if number % 2 == 0 else (other, kind):
            costs[one] = one.run(seconds)["cpu"]
        ratios.append(costs[other] / costs[kind])
    low, middle, high = statistics.quantiles(ratios, n=4)
    return middle, low, high


def beside(bench, quiet, busy, other):
    """What `quiet` and `busy`, the same load, come to alone and while the `other` load runs; and the other's own."""
    quiet.run(1)
    quiet.rounds.clear()
    for _ in range(bench.rounds):
        quiet.run()
        other.start(bench.seconds + 2)
        busy.run()
        other.finish()
    return quiet.result(), busy.result(), other.result()


def lua(value):
    if isinstance(value, dict):
        return "{" + ",".join(f"[{lua(key)}]={lua(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "{" + ",".join(lua(item) for item in value) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    return json.dumps(value, ensure_ascii=False)
