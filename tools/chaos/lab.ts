import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { type Postgresql, startPostgresql } from '../../scripts/postgresql.ts';
import { type SiteOptions, type SiteProcess, startSite } from '../../scripts/site-process.ts';
import { copyPublishedStore, fixtureCatalogue } from '../../scripts/test-stores.ts';
import { sampleFiles, writeFiles } from '../../src/content/test-content.ts';
import { ApiWire } from './api-wire.ts';
import { DatabaseWire } from './database-wire.ts';
import { publishContent, writeEdition } from './publishing.ts';
import { SiteLog } from './site-log.ts';

export interface Node extends SiteProcess {
  log: SiteLog;
  metricsUrl: string;
}

export interface LabOptions {
  isQuick: boolean;
  /** Of everything that is random. */
  seed: number;
}

/** Nothing here is a secret, and a stop that waits for a balancer would only cost time. */
const commonEnv = { PICTURES: 'on-demand', DRAIN_SECONDS: '0' };

/**
 * A small deployment on loopback, each part started when a trial first asks for it:
 *
 *   PostgreSQL ── wire ── site one
 *        └─────── wire ── API node ── wire ── site two
 *
 * The quick run has no PostgreSQL: there the API node has an embedded database. All have the smallest content that has
 * every kind of page: it is compiled in a second. What is measured, is measured on a large site beside them.
 */
export class Lab {
  readonly isQuick: boolean;
  readonly seed: number;
  readonly folder = mkdtempSync(join(tmpdir(), 'vitimepro-chaos-'));
  /** The content that is published; trials that have everything to themselves may edit it. */
  readonly content = join(this.folder, 'content');
  readonly #running = new Set<Node>();
  readonly #onClose: (() => unknown)[] = [];

  private constructor({ isQuick, seed }: LabOptions) {
    this.isQuick = isQuick;
    this.seed = seed;
  }

  static async open(options: LabOptions): Promise<Lab> {
    const lab = new Lab(options);
    renameSync(await writeFiles(await sampleFiles()), lab.content);
    // Pages differ from now on in nothing but the number.
    writeEdition(lab.content, 0);
    return lab;
  }

  readonly postgresql = lazily(async () => {
    const server: Postgresql = await startPostgresql();
    this.#onClose.push(server.stop);
    const url = `${server.url}/postgres`;
    await publishContent({ content: this.content, databaseUrl: url, folder: this.folder });
    return { url };
  });

  readonly databaseWire = lazily(() => this.#openDatabaseWire());
  readonly apiDatabaseWire = lazily(() => this.#openDatabaseWire());

  readonly apiWire = lazily(async () => {
    const wire = await new ApiWire((await this.apiNode()).origin).open();
    this.#onClose.push(() => wire.close());
    return wire;
  });

  /** Whose API others read. */
  readonly apiNode = lazily(async () =>
    this.start('api', this.isQuick ? {} : { DATABASE_URL: (await this.apiDatabaseWire()).url }),
  );

  /** A site with a database. */
  readonly siteOne = lazily(async () => this.start('one', { DATABASE_URL: (await this.databaseWire()).url }));

  /** A site without one. */
  readonly siteTwo = lazily(async () => this.start('two', { API_BASE_URL: (await this.apiWire()).origin }));

  /** A site of one node with hundreds of pages. Whoever asks first gets one that has just started. */
  readonly largeSite = lazily(async () => {
    await copyPublishedStore(fixtureCatalogue, join(this.folder, 'large', 'store'));
    return this.start('large', { CONTENT_DIR: fixtureCatalogue });
  });

  /** A node in a folder of its own; pictures are shared, because making them is the slowest of all. */
  async start(name: string, env: Record<string, string>, options: Partial<SiteOptions> = {}): Promise<Node> {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    const metricsPort = await freePort();
    const site = await startSite({
      folder,
      dist: 'dist',
      ...options,
      env: {
        ...commonEnv,
        CONTENT_DIR: this.content,
        MEDIA_DIR: join(this.folder, 'media'),
        METRICS_PORT: String(metricsPort),
        ...env,
      },
    });
    const node: Node = {
      ...site,
      log: new SiteLog(site.process),
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      stop: async () => {
        this.#running.delete(node);
        await site.stop();
      },
    };
    this.#running.add(node);
    return node;
  }

  /** A copy of the content, to be edited while others read theirs. */
  copyContent(name: string): string {
    const copy = join(this.folder, name);
    cpSync(this.content, copy, { recursive: true });
    return copy;
  }

  /** Asks the database behind all wires. */
  async query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: (await this.postgresql()).url });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Nothing of ours outlives the run, however it ends. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((node) => node.stop()));
    for (const undo of this.#onClose.reverse()) await undo();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #openDatabaseWire(): Promise<DatabaseWire> {
    const wire = await new DatabaseWire((await this.postgresql()).url).open();
    this.#onClose.push(() => wire.close());
    return wire;
  }
}

/** Made when first asked for, then kept. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
