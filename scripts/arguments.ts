import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * Reads the arguments of a command. `--help` prints how it is used; what the command does not know is named together with
 * that, and ends it with code 2.
 */
export function readArguments<const T extends ParseArgsOptionsConfig>(usage: string, options: T, maxWords = 0) {
  try {
    const args = parseArgs({
      allowPositionals: maxWords > 0,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if ((args.values as { help?: boolean }).help) {
      console.log(usage);
      process.exit(0);
    }
    if (args.positionals.length > maxWords) throw new TypeError(`Unexpected argument '${args.positionals[maxWords]}'`);
    return args;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    misused(error.message, usage);
  }
}

export function misused(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
}
