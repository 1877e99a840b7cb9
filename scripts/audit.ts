import { audit, report } from '../tools/audit/audit.ts';

/** `npm run audit -- http://localhost:3000`: what search engines and readers would stumble over on a running site. */
const base = (process.argv[2] ?? `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '');

try {
  const result = await audit((path) => fetch(base + path, { redirect: 'manual' }));
  console.log(report(result));
  process.exitCode = result.findings.length === 0 ? 0 : 1;
} catch (error) {
  const reason =
    error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
  console.error(`${base} could not be audited: ${reason}. Is the site running there?`);
  process.exitCode = 2;
}
