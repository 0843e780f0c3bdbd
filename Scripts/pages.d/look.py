"""Looks at web pages in headless Chromium, for tests and by hand.

    .build/tools/browser/bin/python3 Scripts/pages.d/look.py ADDRESS FOLDER <paths.json

Reads from standard input a JSON object of names and paths: {"home": "/", "listing": "/s/lst_..."}. Loads each
in both languages, in three sizes, light and dark, at 200 % and without scripts, all in one browser. Leaves
screenshots in FOLDER. Prints for each look a line of JSON: the page, how it was looked at, its title, language,
meta tags by name, canonical address, text, whether it was dark, and its faults:

    viewport    it is not laid out for the width of the window
    overflow    it is wider than the window
    foreign     it asks another host for something
    picture     a picture is not there
    console     the browser complains, such as of the content security policy
    barrier     a rule of axe is broken

Needs what Scripts/setup --test installs.
"""

import base64
import json
import pathlib
import sys
from urllib.parse import urlsplit

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

SIZES = [(360, 740), (768, 1024), (1280, 800)]
# At 200 % as narrow as a page has to be readable (WCAG 2.2, 1.4.10).
LARGE = (640, 1280)
LANGUAGES = ["ko", "en"]
LONGEST = 4000
# What is asked of no host.
LOCAL_SCHEMES = {"data", "blob", "about", "chrome"}
FACTS = """
const metas = {};
for (const meta of document.querySelectorAll('meta[property], meta[name]'))
    metas[meta.getAttribute('property') || meta.getAttribute('name')] = meta.content;
const canonical = document.querySelector('link[rel=canonical]');
const root = document.documentElement;
return {
    facts: {
        title: document.title, language: root.lang, metas: metas, canonical: canonical && canonical.href,
        text: document.body.innerText, dark: matchMedia('(prefers-color-scheme: dark)').matches,
    },
    width: root.clientWidth, wanted: root.scrollWidth, height: root.scrollHeight,
    missing: [...document.images].filter(image => image.complete && !image.naturalWidth)
        .map(image => image.src),
};
"""


def browser():
    options = webdriver.ChromeOptions()
    for option in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(option)
    # Without these it asks its maker for updates.
    for option in ["--disable-background-networking", "--disable-component-update", "--no-first-run"]:
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.set_page_load_timeout(20)
    return driver


class Eye:
    """One browser, which looks at the pages of one server."""

    def __init__(self, driver, address, folder):
        self.driver, self.address, self.folder = driver, address, folder
        self.axe = Axe()
        self.width = 0

    def set(self, size, dark=False, scale=1, scripts=True):
        self.width = size[0] // scale
        self.tell(
            "Emulation.setDeviceMetricsOverride", width=self.width, height=size[1] // scale,
            deviceScaleFactor=scale, mobile=self.width < 500)
        scheme = "dark" if dark else "light"
        self.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.tell("Emulation.setScriptExecutionDisabled", value=not scripts)

    def tell(self, command, **arguments):
        return self.driver.execute_cdp_cmd(command, arguments)

    def look(self, name, path, language, how, for_barriers=True):
        # What was logged before is of other pages.
        for log in ["performance", "browser"]:
            self.driver.get_log(log)
        separator = "&" if "?" in path else "?"
        self.driver.get(f"{self.address}{path}{separator}lang={language}")
        seen = self.driver.execute_script(FACTS)
        faults = list(self.faults(seen))
        self.keep(f"{name}-{language}-{how}.png", seen["height"])
        if for_barriers:
            faults += self.barriers()
        line = {"page": name, "look": f"{language} {how}", **seen["facts"], "faults": faults}
        print(json.dumps(line), flush=True)

    def faults(self, seen):
        if seen["width"] != self.width:
            yield f"viewport: {seen['width']} instead of {self.width} pixels"
        if seen["wanted"] > seen["width"]:
            yield f"overflow: {seen['wanted'] - seen['width']} pixels"
        for url in seen["missing"]:
            yield f"picture: {url}"
        for url in self.foreign_requests():
            yield f"foreign: {url}"
        for entry in self.driver.get_log("browser"):
            # The browser looks for an icon by itself.
            if "/favicon.ico" not in entry["message"]:
                yield f"console: {entry['message']}"

    def foreign_requests(self):
        own = urlsplit(self.address).netloc
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] != "Network.requestWillBeSent":
                continue
            url = urlsplit(message["params"]["request"]["url"])
            if url.scheme not in LOCAL_SCHEMES and url.netloc != own:
                yield url.geturl()

    def barriers(self):
        for violation in self.axe.run(self.driver)["violations"]:
            places = "; ".join(" ".join(map(str, node["target"])) for node in violation["nodes"][:3])
            yield f"barrier: {violation['id']}: {violation['help']} ({places})"

    def keep(self, name, height):
        part = {"x": 0, "y": 0, "width": self.width, "height": min(height, LONGEST), "scale": 1}
        shot = self.tell("Page.captureScreenshot", captureBeyondViewport=True, clip=part)
        (self.folder / name).write_bytes(base64.b64decode(shot["data"]))


def look_everywhere(eye, name, path, language):
    for size in SIZES:
        for dark in [False, True]:
            eye.set(size, dark)
            eye.look(name, path, language, f"{size[0]}-{'dark' if dark else 'light'}")
    eye.set(LARGE, scale=2)
    eye.look(name, path, language, "large")
    eye.set(SIZES[0], scripts=False)
    # axe is a script itself.
    eye.look(name, path, language, "no-script", for_barriers=False)


def main():
    address, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    paths = json.load(sys.stdin)
    folder.mkdir(parents=True, exist_ok=True)
    driver = browser()
    try:
        eye = Eye(driver, address, folder)
        for name, path in paths.items():
            for language in LANGUAGES:
                look_everywhere(eye, name, path, language)
    finally:
        driver.quit()


if __name__ == "__main__":
    main()
