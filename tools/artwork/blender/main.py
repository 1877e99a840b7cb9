"""blender -b -noaudio -P main.py -- jobs.json: renders every picture of the list, one after another."""

import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio


def main(path):
    with open(path, encoding="utf-8") as file:
        jobs = json.load(file)
    cleaning = []

    def report(wait=False):
        for entry in cleaning[:]:
            process, job_id, seconds = entry
            code = process.wait() if wait else process.poll()
            if code is not None:
                cleaning.remove(entry)
                print(f"\nARTWORK {'failed' if code else 'done'} {job_id} {seconds:.1f}", flush=True)

    for job in jobs:
        began = time.time()
        try:
            studio.start(job)
            importlib.import_module(job["scene"]).compose(job)
            process = studio.shoot(job["png"], job.get("exposure", 1.0), job.get("strength", 0.09))
            cleaning.append((process, job["id"], time.time() - began))
        except Exception:
            traceback.print_exc()
            print(f"\nARTWORK failed {job['id']}", flush=True)
        report()
    report(wait=True)


main(sys.argv[sys.argv.index("--") + 1])
