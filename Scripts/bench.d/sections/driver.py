"""The PostgreSQL driver alone: the table that Scripts/bench.d/driver prints."""
import os, subprocess

from figures import Result


def measure(bench):
    output = subprocess.run([os.path.join(bench.scripts, "driver"), "--rounds", str(2 * bench.rounds + 1)], check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    result = Result("The PostgreSQL driver alone")
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    if cells:
        result.columns, result.rows = cells[0], cells[2:]
    result.notes = [line for line in lines if not line.startswith("|")]
    return result
