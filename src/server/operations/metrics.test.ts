import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCounters } from './counters.ts';
import { createMetrics, listenForMetrics } from './metrics.ts';

const counters = createCounters();
const metrics = createMetrics({
  counters,
  cacheBytes: () => 12_345,
  isDataUp: () => false,
  isReady: () => true,
  contentVersion: () => 'v7',
  warnings: new Map([['disk', '5 MB are free']] as const),
});

beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

let server: ReturnType<typeof listenForMetrics>;
afterAll(() => server.close());

it('tells Prometheus what happened, on a port of its own', async () => {
  Object.assign(counters, { cacheHits: 5, renders: 2, rendersUnderWay: 1, picturesUnderWay: 3, rateLimited: 4 });
  metrics.request('product', 200, 0.002);
  metrics.request('product', 200, 0.3);
  metrics.request('api', 503, 2);
  server = listenForMetrics({ port: 0, host: '127.0.0.1' }, metrics);
  await new Promise((done) => server.once('listening', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n');
  for (const line of [
    'vitimepro_request_duration_seconds_count{route="product",status="200"} 2',
    'vitimepro_request_duration_seconds_bucket{le="0.005",route="product",status="200"} 1',
    'vitimepro_request_duration_seconds_count{route="api",status="503"} 1',
    'vitimepro_cache_hits_total 5',
    'vitimepro_renders_total 2',
    'vitimepro_renders_under_way 1',
    'vitimepro_pictures_under_way 3',
    'vitimepro_rate_limited_total 4',
    'vitimepro_cache_bytes 12345',
    'vitimepro_data_up 0',
    'vitimepro_ready 1',
    'vitimepro_content_version{version="v7"} 1',
    'vitimepro_warning{kind="disk"} 1',
    'vitimepro_warning{kind="clock"} 0',
  ])
    expect(lines).toContain(line);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ])
    expect(lines.some((line) => line.startsWith(name))).toBe(true);
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

it('counts on from where it was when it is asked again', async () => {
  counters.cacheHits = 9;
  expect(await metrics.text()).toContain('vitimepro_cache_hits_total 9\n');
  expect(await metrics.text()).toContain('vitimepro_cache_hits_total 9\n');
});
