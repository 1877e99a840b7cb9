import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorFields, log } from '../../http/log.ts';
import type { Counters } from './counters.ts';
import { type Warnings, warningKinds } from './warnings.ts';

export interface MetricSources {
  counters: Counters;
  cacheBytes(): number;
  /** Whether the database, or the API of another node, answered when it was last asked. */
  isDataUp(): boolean;
  isReady(): boolean;
  contentVersion(): string;
  warnings: Warnings['current'];
}

export interface Metrics {
  request(route: string, status: number, seconds: number): void;
  text(): Promise<string>;
}

/** From what a ready response takes to what a visitor waits at most. */
const latencyBuckets = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

const counted: [keyof Counters, string, string][] = [
  ['cacheHits', 'cache_hits_total', 'Requests answered with what was ready'],
  ['cacheMisses', 'cache_misses_total', 'Requests whose response had to be made or fetched'],
  ['renders', 'renders_total', 'Pages rendered'],
  ['rendersFailed', 'renders_failed_total', 'Pages whose render failed'],
  ['rateLimited', 'rate_limited_total', 'Requests refused with 429'],
  ['overloaded', 'overloaded_total', 'Requests refused with 503 because too much was under way'],
  ['publications', 'publications_total', 'Versions of the content taken up since the start'],
  ['picturesMade', 'pictures_made_total', 'Pictures made'],
  ['picturesFailed', 'pictures_failed_total', 'Pictures that could not be made'],
];

/** Figures for Prometheus. What is counted elsewhere is read only when it is asked for. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counters } = sources;
  const common = (name: string, help: string) => ({ name: `vitimepro_${name}`, help, registers: [registry] });

  for (const [key, name, help] of counted)
    new Counter({
      ...common(name, help),
      collect() {
        this.reset();
        this.inc(counters[key]);
      },
    });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      ...common(name, help),
      collect() {
        this.set(value());
      },
    });
  gauge('renders_under_way', 'Pages being rendered or waiting for it', () => counters.rendersUnderWay);
  gauge('pictures_under_way', 'Pictures being made or waiting for it', () => counters.picturesUnderWay);
  gauge('cache_bytes', 'Memory that ready responses take', sources.cacheBytes);
  gauge('data_up', '1 if the database, or the API of another node, answers', () => Number(sources.isDataUp()));
  gauge('ready', '1 if /readyz says so', () => Number(sources.isReady()));
  new Gauge({
    ...common(
      'content_version',
      '1, labelled with the version that is served: nodes that differ have missed a publish',
    ),
    labelNames: ['version'],
    collect() {
      this.reset();
      this.set({ version: sources.contentVersion() }, 1);
    },
  });
  new Gauge({
    ...common('warning', '1 for what is wrong before visitors notice it: /readyz says it in words'),
    labelNames: ['kind'],
    collect() {
      for (const kind of warningKinds) this.set({ kind }, Number(sources.warnings.has(kind)));
    },
  });
  const latency = new Histogram({
    ...common('request_duration_seconds', 'Requests by route and status, and how long they took'),
    labelNames: ['route', 'status'],
    buckets: latencyBuckets,
  });

  return {
    request: (route, status, seconds) => latency.observe({ route, status }, seconds),
    text: () => registry.metrics(),
  };
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** A port of its own, which visitors cannot reach. */
export function listenForMetrics({ port, host }: { port: number; host: string }, metrics: Metrics): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('only /metrics is here\n');
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      log('error', 'metrics could not be written', errorFields(error));
      response.writeHead(500).end();
    }
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `METRICS_PORT ${port} is taken: set it to a free one` : error.message;
    log('error', 'no metrics', { reason });
  });
  server.listen(port, host, () => log('info', `metrics on http://${host}:${port}/metrics`));
  return server;
}
