"""From the start of a process to its first answer, and commands from start to end."""
import os, shutil, socket, statistics, subprocess, time

import data
from figures import Goal, Result

RUNS = 21


def first_answer(bench, path):
    """Milliseconds from the start of a server to the end of its first page."""
    port = data.free_port()
    request = f"GET /api/v1/listings?limit=20 HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n".encode()
    begin = time.perf_counter()
    process = subprocess.Popen([bench.program("madang-server"), "serve", "--backend", f"sqlite:{path}", "--port", str(port),
                                "--log-level", "error"], stdin=subprocess.DEVNULL)
    try:
        while time.perf_counter() - begin < 30:
            try:
                with socket.create_connection(("127.0.0.1", port), 5) as connection:
                    connection.sendall(request)
                    answer = b""
                    while part := connection.recv(65536):
                        answer += part
                    if not answer.startswith(b"HTTP/1.1 200"):
                        raise SystemExit(f"bench: first answer: {answer[:100]}")
                    return (time.perf_counter() - begin) * 1000
            except ConnectionError:
                time.sleep(0.0005)
        raise SystemExit("bench: no first answer in 30 s")
    finally:
        process.terminate()
        process.wait()


def hello(bench):
    """A Swift program that prints one line."""
    source, target = os.path.join(bench.folder, "hello.swift"), os.path.join(bench.folder, "hello")
    with open(source, "w") as file:
        file.write('print("hello")\n')
    subprocess.run(["swiftc", "-O", "-o", target, source], check=True, capture_output=True)
    return target


def run(command, environment):
    nothing = os.open("/dev/null", os.O_RDWR)
    begin = time.perf_counter()
    process = os.posix_spawn(command[0], command, environment, file_actions=[
        (os.POSIX_SPAWN_DUP2, nothing, number) for number in range(3)])
    _, status, usage = os.wait4(process, 0)
    end = time.perf_counter()
    os.close(nothing)
    if status:
        raise SystemExit(f"bench: {' '.join(command)} ended with {status}")
    return (end - begin) * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def measure(bench):
    path = bench.copy(bench.rows, "start")
    starts = [first_answer(bench, path) for _ in range(max(5, bench.rounds) + 1)][1:]
    madang = bench.program("madang")
    commands = {
        "a Swift program that prints one line": [hello(bench)],
        "madang --help": [madang, "--help"],
        "madang --version": [madang, "--version"],
        f"madang listings browse on {bench.rows:,} listings": [madang, "listings", "browse", "--backend", f"sqlite:{path}"],
    }
    if shutil.which("curl"):
        commands["curl --version"] = [shutil.which("curl"), "--version"]
    environment = {**os.environ, "XDG_STATE_HOME": bench.folder, "XDG_CONFIG_HOME": bench.folder}
    times = {name: [] for name in commands}
    for round in range(RUNS + 2):
        for name, command in commands.items():
            measured = run(command, environment)
            if round >= 2:
                times[name].append(measured)
    walls = {name: sorted(wall for wall, _ in all) for name, all in times.items()}
    middle = {name: statistics.median(all) for name, all in walls.items()}
    one_line = "a Swift program that prints one line"
    browse = f"madang listings browse on {bench.rows:,} listings"
    result = Result("Starting", columns=["", "least ms", "median ms", "median CPU ms"])
    result.goals = [
        Goal(f"server: start to first answer with {bench.rows:,} listings, median", statistics.median(starts), 60, "ms"),
        Goal("madang --help: median against a Swift program that prints one line",
             middle["madang --help"] / middle[one_line], 4),
        Goal(f"{browse}, median", middle[browse], 60, "ms"),
    ]
    result.rows = [["server, start to first answer", f"{min(starts):.1f}", f"{statistics.median(starts):.1f}", ""]]
    result.rows += [[f"`{name}`" if name.startswith(("madang", "curl")) else name, f"{walls[name][0]:.1f}",
                     f"{middle[name]:.1f}", f"{statistics.median(cpu for _, cpu in times[name]):.1f}"] for name in commands]
    result.notes = [f"Commands ran {RUNS} times each, taking turns; what they wrote went to /dev/null."]
    return result
