import { findHeadlessShell } from '../../scripts/ensure-chromium.ts';

const whole = {
  executablePath: findHeadlessShell(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    // Nothing leaves the machine: a request to a third party that no recorder answers is a fault.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

/** Making, fetching and painting pictures takes a third of a test's time: the tests that look at them ask for them. */
export const withoutPictures = {
  launchOptions: { ...whole, args: [...whole.args, '--blink-settings=imagesEnabled=false'] },
};
export const withPictures = { launchOptions: whole };
