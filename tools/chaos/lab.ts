import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleFiles, writeFiles } from '../../fixtures/content-files.ts';
import { startPostgresql } from '../../scripts/postgresql.ts';
import { type SiteProcess, startPublishing, startSite } from '../../scripts/site-process.ts';
import { writeEdition } from './editions.ts';

export type StoreKind = 'sqlite' | 'postgresql';

/** What a trial found. Every wrong response and every loss is a sentence. */
export interface Outcome {
  sent: number;
  wrong: string[];
  /** Published before and not served after. */
  lost: string[];
  /** From the end of the fault until all is as before. */
  recoveredMs?: number;
  note?: string;
}

/** One fault, flood or attack, done to running nodes and judged by what their visitors get. */
export interface Trial {
  name: string;
  /** Part of `npm test`. */
  isQuick?: boolean;
  /** The store on which it shows something; both without it. */
  store?: StoreKind;
  run(lab: Lab): Promise<Outcome>;
}

type Env = Record<string, string>;

/**
 * A small deployment on loopback: a store, nodes that share it, and the smallest content that has every kind of page,
 * which is compiled in a second. Uses nothing of the site but its commands, variables and HTTP.
 */
export class Lab {
  readonly isQuick: boolean;
  readonly seed: number;
  readonly folder = mkdtempSync(join(tmpdir(), 'vitimepro-chaos-'));
  /** The folder that is published first; trials publish copies of it. */
  readonly content = join(this.folder, 'content');
  readonly dataDir = join(this.folder, 'store');
  databaseUrl = '';
  #node: Promise<SiteProcess> | undefined;
  readonly #nodes = new Set<SiteProcess>();
  readonly #onClose: (() => Promise<void>)[] = [];

  constructor({ isQuick, seed }: { isQuick: boolean; seed: number }) {
    this.isQuick = isQuick;
    this.seed = seed;
  }

  async open(kind: StoreKind): Promise<void> {
    if (kind === 'postgresql') {
      const server = await startPostgresql();
      this.#onClose.push(server.stop);
      this.databaseUrl = `${server.url}/postgres`;
    }
    renameSync(writeFiles(await sampleFiles()), this.content);
    writeEdition(this.content);
    const failure = await this.publish(this.content).failure;
    if (failure) throw new Error(failure);
  }

  /** A node with the store, for trials that do it no lasting harm. */
  node(): Promise<SiteProcess> {
    this.#node ??= this.start('node');
    return this.#node;
  }

  async start(name: string, env: Env = {}): Promise<SiteProcess> {
    const site = await startSite({ folder: join(this.folder, name), dist: 'dist', env: { ...this.#env, ...env } });
    this.#nodes.add(site);
    return site;
  }

  publish(content: string, env: Env = {}): ReturnType<typeof startPublishing> {
    return startPublishing(content, { ...this.#env, ...env });
  }

  copyContent(name: string): string {
    const copy = join(this.folder, name);
    cpSync(this.content, copy, { recursive: true });
    return copy;
  }

  /** Nothing of it outlives the run, however it ends. */
  async close(): Promise<void> {
    await Promise.all([...this.#nodes].map((node) => node.stop()));
    for (const stop of this.#onClose) await stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Pictures are shared, because they take longest to make; a stop does not wait for a balancer. */
  get #env(): Env {
    const [mediaDir, shareDir] = [join(this.folder, 'media'), join(this.folder, 'share')];
    const folders = { CONTENT_DIR: this.content, DATA_DIR: this.dataDir, MEDIA_DIR: mediaDir, SHARE_DIR: shareDir };
    return { ...folders, DATABASE_URL: this.databaseUrl, PICTURES: 'on-demand', DRAIN_SECONDS: '0', RATE_LIMIT: '0' };
  }
}
