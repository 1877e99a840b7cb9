import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '../../scripts/postgresql.ts';
import { type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { sampleFiles, writeFiles } from '../../src/content/test-content.ts';
import { writeEdition } from './editions.ts';

export const storeKinds = ['sqlite', 'postgresql'] as const;
export type StoreKind = (typeof storeKinds)[number];

type Env = Record<string, string>;

/** What a trial found. Every wrong response and every loss is a sentence. */
export interface Outcome {
  sent: number;
  wrong: string[];
  /** Published before and not served after. */
  lost?: string[];
  /** From the end of the fault until all is as before. */
  recoveredMs?: number;
  note?: string;
}

/** One fault, flood or attack, done to running nodes and judged by what their visitors get. */
export interface Trial {
  name: string;
  /** Part of `npm test`. */
  isQuick?: boolean;
  /** The stores on which it can show something; both without it. */
  stores?: readonly StoreKind[];
  /** What this machine lacks for it; the trial is then left out. */
  missing?(): string | undefined;
  run(lab: Lab): Promise<Outcome>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/**
 * A small deployment on loopback: a store, nodes that share it, and the smallest content that has every kind of page,
 * which is compiled in a second. Uses nothing of the site but its commands, variables and HTTP.
 */
export class Lab {
  readonly folder = mkdtempSync(join(tmpdir(), 'vitimepro-chaos-'));
  /** The folder that is published first; trials publish copies of it. */
  readonly content = join(this.folder, 'content');
  /** Names the store in the environment of nodes and of the `content` command. */
  readonly store: Env;
  readonly isQuick: boolean;
  readonly seed: number;
  #node: Promise<SiteProcess> | undefined;
  readonly #nodes = new Set<SiteProcess>();
  readonly #stopDatabase: () => Promise<void>;

  private constructor(databaseUrl: string, stop: () => Promise<void>, options: { isQuick: boolean; seed: number }) {
    this.isQuick = options.isQuick;
    this.seed = options.seed;
    this.#stopDatabase = stop;
    this.store = { DATABASE_URL: databaseUrl, DATA_DIR: join(this.folder, 'store') };
  }

  static async open(kind: StoreKind, options: { isQuick: boolean; seed: number }): Promise<Lab> {
    const database = kind === 'postgresql' ? await startPostgresql() : undefined;
    const lab = new Lab(database ? `${database.url}/postgres` : '', async () => database?.stop(), options);
    renameSync(writeFiles(await sampleFiles()), lab.content);
    writeEdition(lab.content);
    const { code, output } = await lab.publish(lab.content).ended;
    if (code !== 0) throw new Error(`the content could not be published:\n${output}`);
    return lab;
  }

  /** A node with the store, for trials that do it no lasting harm. */
  node(): Promise<SiteProcess> {
    this.#node ??= this.start('node');
    return this.#node;
  }

  async start(name: string, env: Env = {}): Promise<SiteProcess> {
    const site = await startSite({
      folder: join(this.folder, name),
      dist: 'dist',
      env: { ...this.#common, CONTENT_DIR: this.content, ...this.store, ...env },
    });
    const node = {
      ...site,
      stop: () => {
        this.#nodes.delete(node);
        return site.stop();
      },
    };
    this.#nodes.add(node);
    return node;
  }

  /** `npm run content -- publish`, in a process of its own. */
  publish(content: string, env: Env = {}): { process: ChildProcess; ended: Promise<Ended> } {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'src/content/cli.ts', 'publish', '--dir', content],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...this.#common, ...this.store, ...env } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4_000);
      });
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
    return { process: child, ended };
  }

  copyContent(name: string): string {
    const copy = join(this.folder, name);
    cpSync(this.content, copy, { recursive: true });
    return copy;
  }

  /** Nothing of it outlives the run, however it ends. */
  async close(): Promise<void> {
    await Promise.all([...this.#nodes].map((node) => node.stop()));
    await this.#stopDatabase();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Pictures are shared, because they take longest to make; a stop does not wait for a balancer. */
  get #common(): Env {
    const folders = { MEDIA_DIR: join(this.folder, 'media'), SHARE_DIR: join(this.folder, 'share') };
    return { ...folders, PICTURES: 'on-demand', DRAIN_SECONDS: '0', RATE_LIMIT: '0' };
  }
}
