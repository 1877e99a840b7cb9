import type { ChildProcess } from 'node:child_process';

export interface LogLine {
  level: string;
  message: string;
  text: string;
}

const maxLines = 50_000;

/** What a site writes down while it is watched; lines of ordinary requests are left out. */
export class SiteLog {
  lines: LogLine[] = [];

  constructor({ stdout, stderr }: ChildProcess) {
    for (const stream of [stdout, stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) this.#add(line);
      });
    }
  }

  /** What was written since: how often something was said is a question about one fault. */
  since(mark: number): LogLine[] {
    return this.lines.slice(mark);
  }

  get mark(): number {
    return this.lines.length;
  }

  #add(text: string): void {
    if (text.includes('"message":"request"') || this.lines.length > maxLines) return;
    try {
      const { level, message } = JSON.parse(text) as { level: string; message: string };
      this.lines.push({ level, message, text });
    } catch {
      this.lines.push({ level: 'plain', message: text, text });
    }
  }
}

/** A fault must be said once, in words that help; whatever else is said about it must not fill the disk. */
export function wrongInLog(lines: LogLine[], says: RegExp, most = 1): string[] {
  const said = lines.filter(({ text }) => says.test(text)).length;
  if (said === 0) return [`the log does not say ${says}`];
  return said > most ? [`the log says ${says} ${said} times`] : [];
}

/** Warnings and errors, and which of them is repeated most. */
export function noise(lines: LogLine[]): string {
  const alarms = lines.filter(({ level }) => level === 'warn' || level === 'error');
  const byMessage = [...Map.groupBy(alarms, ({ message }) => message)].sort(([, a], [, b]) => b.length - a.length);
  const [most] = byMessage;
  if (!most) return 'log: nothing';
  return `log: ${alarms.length} lines${alarms.length > 1 ? `, most «${most[0].slice(0, 40)}» × ${most[1].length}` : ''}`;
}
