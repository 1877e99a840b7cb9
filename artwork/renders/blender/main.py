"""blender -b -noaudio -P main.py -- jobs.json: renders every picture of the list, one after another."""

import importlib
import json
import os
import sys
import time
import traceback

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "substances"), os.path.join(here, "things")]

import studio


def main(path):
    with open(path, encoding="utf-8") as file:
        jobs = json.load(file)
    for job in jobs:
        began = time.time()
        try:
            studio.start(job)
            importlib.import_module(job["scene"]).compose(job)
            studio.shoot(job["passes"])
            print(f"\nARTWORK rendered {job['id']} {time.time() - began:.0f}", flush=True)
        except Exception:
            traceback.print_exc()
            print(f"\nARTWORK failed {job['id']}", flush=True)


main(sys.argv[sys.argv.index("--") + 1])
