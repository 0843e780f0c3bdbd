"""Pictures: from an upload to its stored forms, out again, and in lists."""
import json, os, resource, shutil, sqlite3, statistics, struct, subprocess, threading, time, zlib
import urllib.error, urllib.request

import data
from figures import LOAD_COLUMNS, Goal, Result, load_row, refusals
from load import compared, measured
from sections.listing import FIRST, one
from server import Server

FORMS = [("2048", "[Q=85,optimize_coding,strip]", "full.jpg"), ("960", "[Q=80,strip]", "medium.webp"),
         ("320", "[Q=80,strip]", "small.webp")]
UPLOADS = 9


def photo(bench):
    """A JPEG of 12 megapixels with the spectrum of a photograph, made of noise by libvips, and one of 48."""
    noise, bands, colour = (os.path.join(bench.folder, name) for name in ("noise.v", "bands.v", "colour.v"))
    vips("fractsurf", noise, "2000", "1500", "2.4")
    shifted = [noise]
    for number in (1, 2):
        shifted.append(os.path.join(bench.folder, f"shifted{number}.v"))
        vips("wrap", noise, shifted[-1], "--x", str(400 * number), "--y", str(300 * number))
    vips("bandjoin", " ".join(shifted), bands)
    vips("scale", bands, colour)
    twelve, fifty = (os.path.join(bench.folder, name) for name in ("12.jpg", "48.jpg"))
    for path, factor in ((twelve, "2"), (fifty, "4")):
        vips("resize", colour, path + ".v", factor)
        vips("copy", path + ".v", path + ".s.v", "--interpretation", "srgb")
        vips("jpegsave", path + ".s.v", path, "--Q", "95")
    return twelve, fifty


def vips(*words):
    subprocess.run(["vips", *words], check=True)


def multipart(content):
    boundary = "bench-boundary"
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    return boundary, head.encode() + content + f"\r\n--{boundary}--\r\n".encode()


def upload(running, token, content):
    """The picture's view, or the problem that answers."""
    boundary, body = multipart(content)
    request = urllib.request.Request(running.address + "/api/v1/pictures", method="POST", data=body, headers={
        "content-type": f"multipart/form-data; boundary={boundary}", "authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())["items"][0]
    except urllib.error.HTTPError as error:
        return json.loads(error.read())


def cpu_seconds(process, fields):
    """Of a process: its own time and the system's for it; with four fields also those of its ended children."""
    with open(f"/proc/{process}/stat") as file:
        times = file.read().rsplit(")", 1)[1].split()[11:11 + fields]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


def family_cpu(running):
    """Seconds of processor time of the server and of its children that have ended."""
    return cpu_seconds(running.process.pid, 4)


def by_vipsthumbnail(bench, source):
    """Wall and processor milliseconds of vipsthumbnail making the same three forms, each from the one before."""
    used, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    for size, options, name in FORMS:
        target = os.path.join(bench.folder, name)
        subprocess.run(["vipsthumbnail", source, "--size", f"{size}x{size}>", "-o", target + options], check=True,
                       env={**os.environ, "VIPS_CONCURRENCY": "1"})
        source = target
    wall, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall * 1000, (after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime) * 1000


class PeakMemory:
    """The largest peak of any decoder of a server, in MB, looked at every two milliseconds while it runs."""

    def __init__(self, running):
        self.server, self.peak, self.ended = running.process.pid, 0, threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=self.watch)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.thread.join()

    def watch(self):
        while not self.ended.wait(0.002):
            for child in self.children():
                self.look(child)

    def children(self):
        tasks = f"/proc/{self.server}/task"
        for task in os.listdir(tasks):
            try:
                with open(f"{tasks}/{task}/children") as file:
                    yield from file.read().split()
            except OSError:
                pass

    def look(self, child):
        try:
            with open(f"/proc/{child}/status") as file:
                for line in file:
                    if line.startswith("VmHWM:"):
                        self.peak = max(self.peak, int(line.split()[1]) / 1024)
        except OSError:
            pass


def rendering(bench, running, token, path):
    """Milliseconds of an upload and of vipsthumbnail, taking turns, as (wall, processor time); the decoder's peak."""
    with open(path, "rb") as file:
        content = file.read()
    ours, theirs = [], []
    with PeakMemory(running) as memory:
        for number in range(UPLOADS + 1):
            used, begin = family_cpu(running), time.perf_counter()
            # A comment behind the picture, so that no two files are equal.
            view = upload(running, token, content + struct.pack(">I", number))
            wall = time.perf_counter() - begin
            if "id" not in view:
                raise SystemExit(f"bench: an upload was refused: {view}")
            ours.append((wall * 1000, (family_cpu(running) - used) * 1000))
            data.call(running, "DELETE", f"/api/v1/pictures/{view['id']}", token=token)
            theirs.append(by_vipsthumbnail(bench, path))
    middle = lambda pairs, place: statistics.median(pair[place] for pair in pairs[1:])
    return [(middle(each, 0), middle(each, 1)) for each in (ours, theirs)], memory.peak


def hostile_header():
    """A PNG that says it has 3.6 thousand million pixels."""
    chunk = lambda name, body: struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b""))


def refusing(running, token, count=200):
    """Processor milliseconds of the server for a file whose header alone is enough."""
    before, file = family_cpu(running), hostile_header()
    for _ in range(count):
        if upload(running, token, file).get("code") != "picture-too-long":
            raise SystemExit("bench: a hostile header was not refused by its size")
    return (family_cpu(running) - before) / count * 1000


class Nginx(Server):
    """nginx serving a folder, as many workers as there are cores."""

    def __init__(self, bench, folder):
        self.port = data.free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        place = os.path.join(bench.folder, "nginx")
        os.makedirs(place)
        config = os.path.join(place, "nginx.conf")
        with open(config, "w") as file:
            file.write(
                f"daemon off; pid {place}/pid; error_log {place}/error.log; worker_processes auto;\n"
                f"{'user root;' if os.getuid() == 0 else ''} events {{ worker_connections 512; }}\n"
                f"http {{ access_log off; sendfile on; keepalive_requests 100000000; types {{ image/webp webp; }}\n"
                f"  server {{ listen 127.0.0.1:{self.port}; root {folder}; }} }}\n")
        self.process = subprocess.Popen(["nginx", "-c", config, "-p", place], stderr=subprocess.DEVNULL)
        bench.servers.append(self)

    def cpu(self):
        """Seconds of processor time of all its processes."""
        with open(f"/proc/{self.process.pid}/task/{self.process.pid}/children") as file:
            workers = file.read().split()
        return sum(cpu_seconds(process, 2) for process in (self.process.pid, *workers))

    def stop(self):
        self.process.terminate()
        self.process.wait(30)


def covered(bench, path, running, token, photo_path):
    """The database of a server, each of whose listings shows that photo, whose listing is given back."""
    with open(photo_path, "rb") as file:
        picture = upload(running, token, file.read())
    mine = data.call(running, "POST", "/api/v1/listings", token=token, body={
        "title": "느티나무 화분", "description": "햇빛을 좋아해요", "category": "general", "condition": "A",
        "price": {"amount": 12_000, "currency": "KRW"}, "stock": 1, "photos": [picture["id"]]})
    connection = sqlite3.connect(path, timeout=60)
    cards = connection.execute("SELECT photos FROM listings WHERE photos <> ''").fetchone()[0]
    with connection:
        connection.execute("UPDATE listings SET photos = ? WHERE photos = ''", (cards,))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return picture, mine


def measure(bench):
    for program in ("vips", "vipsthumbnail", "nginx"):
        if not shutil.which(program):
            raise SystemExit(f"bench: {program} is missing; as root: apt-get install libvips-tools nginx")
    twelve, fifty = photo(bench)
    rows = min(bench.rows, 100_000)
    plain, covers = bench.copy(rows, "plain"), bench.copy(rows, "covers")
    without, running = bench.serve(f"sqlite:{plain}"), bench.serve(f"sqlite:{covers}")
    token = data.tokens(running, 1)[0]
    ((wall, cpu), (their_wall, their_cpu)), peak = rendering(bench, running, token, twelve)
    (_, _), heavy = rendering(bench, running, token, fifty)
    refusal = refusing(running, token)
    picture, _ = covered(bench, covers, running, token, twelve)
    ids = data.deep_pages(covers, running, 500)[2]
    second = {server: f"{FIRST}&after=" + data.call(server, "GET", FIRST)["next"] for server in (without, running)}
    small = f"/api/v1/pictures/{picture['id']}/small"
    folder = os.path.join(bench.folder, "served")
    os.makedirs(folder)
    with urllib.request.urlopen(running.address + small) as answer, open(os.path.join(folder, "small.webp"), "wb") as file:
        size = file.write(answer.read())
    files = measured(bench, {
        "thumbnail by nginx": one(bench, Nginx(bench, folder).ready("/small.webp"), ["/small.webp"]),
        "thumbnail": one(bench, running, [small])})
    details = [f"/api/v1/listings/{id}" for id in ids]
    pages = [one(bench, server, [second[server]]) for server in (without, running)]
    shown = [one(bench, server, details) for server in (without, running)]
    page, page_low, page_high = compared(*pages, pairs=2 * bench.rounds + 3, seconds=2)
    detail, detail_low, detail_high = compared(*shown, pairs=2 * bench.rounds + 3, seconds=2)
    loads = {**files, "page 2": pages[0].result(), "page 2 with covers": pages[1].result(),
             "detail": shown[0].result(), "detail with a photo": shown[1].result()}
    result = Result("Pictures", columns=LOAD_COLUMNS, notes=refusals(loads))
    result.goals = [
        Goal("12 megapixels, upload to stored forms: time against vipsthumbnail", wall / their_wall, 1.5, aim=1.1),
        Goal("12 megapixels: processor time of server and decoder against vipsthumbnail", cpu / their_cpu, 1.5, aim=1.1),
        Goal("12 megapixels: peak memory of the decoder", peak, 110, "MB"),
        Goal("48 megapixels: peak memory of the decoder", heavy, 768, "MB"),
        Goal("a hostile header: processor time of the server until it is refused", refusal, 5, "ms"),
        Goal("download of a thumbnail: rate against nginx", files["thumbnail"].rate / files["thumbnail by nginx"].rate,
             0.25, at_least=True, aim=0.35),
        Goal(f"page 2 with covers: CPU against without ({page_low:.2f} to {page_high:.2f})", page, 1.3),
        Goal(f"detail with a photo: CPU against without ({detail_low:.2f} to {detail_high:.2f})", detail, 1.2),
    ]
    result.rows = [load_row(name, load) for name, load in loads.items()]
    result.notes += [
        f"A 12-megapixel JPEG took {wall:.0f} ms ({cpu:.0f} ms of processor time) from the first byte sent to the answer, "
        f"three chained calls of `vipsthumbnail` {their_wall:.0f} ms ({their_cpu:.0f}): 2,048 px as JPEG of quality 85, 960 "
        f"and 320 px as WebP of 80, without metadata, medians of {UPLOADS} taking turns.",
        f"The thumbnail has {size:,} bytes. Each of {rows:,} listings shows one photo in the rows with covers.",
        "Peaks are the decoder's `VmHWM`, the mapped file included, looked at every 2 ms.",
    ]
    return result
