import { existsSync } from 'node:fs';
import { readArguments } from '../../scripts/arguments.ts';
import { askPolitely } from './ask-politely.ts';
import { audit, report } from './audit.ts';

const usage = `npm run audit -- [http://localhost:3000]

Crawls a running site and tells what search engines and readers would stumble over. Without an address: the one that
PORT and .env name.`;

if (existsSync('.env')) process.loadEnvFile('.env');
const [address] = readArguments(usage, {}, 1).positionals;
const base = (address ?? `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');

try {
  const result = await audit((path) => askPolitely(base + path));
  console.log(report(result));
  process.exitCode = result.findings.length === 0 ? 0 : 1;
} catch (error) {
  const reason =
    error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
  console.error(`${base} could not be audited: ${reason}. Is the site running there?`);
  process.exitCode = 2;
}
