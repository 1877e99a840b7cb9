// Runs a TypeScript file of the project: `node scripts/run.cjs scripts/start.ts …`. Written so that an old Node, too,
// can read it and say in one sentence what to do, where the file itself would fail with a stack.
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const needed = 24;
const { platform, arch, versions } = process;

if (Number(versions.node.split('.')[0]) < needed) {
  console.error(
    `This project runs on Node ${needed} or newer, and this is Node ${versions.node}: run \`npm ci\`, which brings ` +
      `the right one for most machines, or install Node ${needed} where it does not (here: ${platform}-${arch}).`,
  );
  process.exit(1);
}

// What Node still calls experimental (running TypeScript, SQLite) is our choice and no news to the reader.
const listeners = process.listeners('warning');
process.removeAllListeners('warning');
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') for (const listener of listeners) listener.call(process, warning);
});

// The file sees its arguments as if it had been started itself.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
import(pathToFileURL(process.argv[1]).href).catch((error) => {
  console.error(error);
  process.exit(1);
});
