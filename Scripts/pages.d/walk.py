"""Walks through web pages in headless Chromium, as a visitor does, for tests and by hand.

    .build/tools/browser/bin/python3 Scripts/pages.d/walk.py FOLDER <walks.json

Reads from standard input a JSON object of names and lists of steps, and takes each walk in a browser of its own.
A step is an object with one member:

    {"open": "http://127.0.0.1:8080/pay/..."}   loads an address
    {"press": "button[value=pay]"}              presses the first element of that selector; waits up to 30 seconds for it
    {"sees": "Paid"}                            waits up to 30 seconds for a text on the page
    {"misses": "Paid"}                          the text is not there now
    {"tab": 1}                                  goes to the tab of that number, counted from 0; a new one if need be
    {"reload": true}                            loads the page again
    {"look": "receipt"}                         a screenshot in FOLDER, 390 pixels wide, light and dark, with faults

Prints for each look a line of JSON: walk, look, text, and the faults that look.py knows, but for requests to other
hosts. A walk that cannot go on ends with a line of its own, whose only fault says where.

Needs what Scripts/setup --test installs.
"""

import json
import pathlib
import sys
import time

from look import FACTS, Eye, browser
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By

SIZE = (390, 844)
PATIENCE = 30
STEPS = {"open", "press", "sees", "misses", "tab", "reload", "look"}


class Lost(Exception):
    pass


class Walker(Eye):
    """One browser on one walk."""

    def __init__(self, driver, name, folder):
        super().__init__(driver, "", folder)
        self.name = name

    def foreign_requests(self):
        return []

    def walk(self, steps):
        for number, step in enumerate(steps, start=1):
            (verb, value), = step.items()
            try:
                if verb not in STEPS:
                    raise Lost("there is no such step")
                getattr(self, f"step_{verb}")(value)
            except (Lost, WebDriverException) as trouble:
                fault = f"step {number}, {json.dumps(step, ensure_ascii=False)}: {str(trouble).strip()}"
                self.say("lost", self.text(), [f"{fault} at {self.driver.current_url}"])
                return

    def text(self):
        try:
            return self.driver.execute_script("return document.body.innerText") or ""
        except WebDriverException:
            return ""

    def say(self, look, text, faults):
        print(json.dumps({"walk": self.name, "look": look, "text": text, "faults": faults}), flush=True)

    def step_open(self, address):
        self.driver.get(address)

    def step_press(self, selector):
        # What was pressed before may still be loading its page.
        end = time.monotonic() + PATIENCE
        while not self.driver.find_elements(By.CSS_SELECTOR, selector) and time.monotonic() < end:
            time.sleep(0.05)
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def step_sees(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.text():
            if time.monotonic() > end:
                raise Lost(f"the page says instead: {self.text()[:400]}")
            time.sleep(0.05)

    def step_misses(self, text):
        if text in self.text():
            raise Lost("the page says so")

    def step_tab(self, number):
        if number == len(self.driver.window_handles):
            self.driver.switch_to.new_window("tab")
        else:
            self.driver.switch_to.window(self.driver.window_handles[number])

    def step_reload(self, _):
        self.driver.refresh()

    def step_look(self, look):
        for dark in [False, True]:
            self.set(SIZE, dark)
            seen = self.driver.execute_script(FACTS)
            how = "dark" if dark else "light"
            faults = list(self.faults(seen)) + list(self.barriers())
            self.keep(f"{self.name}-{look}-{how}.png", seen["height"])
            self.say(f"{look} {how}", seen["facts"]["text"], faults)


def main():
    folder = pathlib.Path(sys.argv[1])
    walks = json.load(sys.stdin)
    folder.mkdir(parents=True, exist_ok=True)
    for name, steps in walks.items():
        driver = browser()
        try:
            Walker(driver, name, folder).walk(steps)
        finally:
            driver.quit()


if __name__ == "__main__":
    main()
