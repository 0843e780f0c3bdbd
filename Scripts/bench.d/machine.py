"""Facts about the machine, without which no figure means anything."""
import os, platform, statistics, subprocess, time


def first_line(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0].strip()
    except (OSError, IndexError):
        return "unknown"


def facts(bench):
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    memory = int(open("/proc/meminfo").readline().split()[1]) // 1024
    system = next((line.split("=")[1].strip().strip('"') for line in open("/etc/os-release")
                   if line.startswith("PRETTY_NAME")), platform.platform())
    return {
        "processor": f"{os.cpu_count()} cores, {model}",
        "memory": f"{memory} MB",
        "system": f"{system}, Linux {platform.release()}",
        "compiler": first_line("swift", "--version"),
        "load": "%.1f %.1f %.1f" % os.getloadavg(),
        "rows": f"{bench.rows:,}", "seconds": f"{bench.seconds:g}", "rounds": str(bench.rounds),
    }


def flushes(folder, seconds=1.0):
    """How often a second 4 KiB can be appended and flushed (fdatasync), one after the other, and p99 in ms."""
    path = os.path.join(folder, "flush")
    file = os.open(path, os.O_CREAT | os.O_RDWR | os.O_TRUNC, 0o600)
    block, times = b"\1" * 4096, []
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        since = time.perf_counter()
        os.write(file, block)
        os.fdatasync(file)
        times.append(time.perf_counter() - since)
    os.close(file)
    os.unlink(path)
    times.sort()
    return len(times) / (time.perf_counter() - begin), times[int(len(times) * 0.99)] * 1000


def median(values):
    return statistics.median(values) if values else float("nan")
