"""The PostgreSQL driver alone: whatever Scripts/bench.d/driver writes."""
import os, subprocess

from figures import Result


def measure(bench):
    result = Result("The PostgreSQL driver")
    program = os.path.join(bench.scripts, "driver")
    if not os.path.exists(program):
        result.notes.append("Not measured.")
        return result
    environment = {**os.environ, "MADANG_PROGRAMS": bench.programs}
    output = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    result.notes += [line for line in output.splitlines() if line.strip()]
    return result
