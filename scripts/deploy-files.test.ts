import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../src/env/env.ts';
import { limits } from '../src/server/operations/limits.ts';
import { inlineHash } from '../src/server/responses/security-headers.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const example = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
/** Of others: Node's own, and those of PostgreSQL's image. */
const foreign = new Set(['NODE_ENV', 'PATH', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']);

function variablesOf(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.yml')) {
    const { services } = parse(text, { merge: true }) as { services: Record<string, { environment: object }> };
    return Object.values(services).flatMap(({ environment }) => Object.keys(environment));
  }
  // Keys of systemd are no capitals throughout; what stands in a comment sets nothing.
  const lines = text.replace(/^#.*$/gm, '').matchAll(/(?<![\w-])([A-Z][A-Z_]+)=/g);
  return [...lines].map(([, name]) => name ?? '');
}

describe('files for deploying', () => {
  it.each(globSync(['deploy/systemd/*', 'deploy/container/{compose.yml,Containerfile}'], { cwd: root }))(
    '%s sets only variables that the site knows',
    (file) => {
      const set = variablesOf(file);
      expect(set.length).toBeGreaterThan(0);
      expect(set.filter((name) => !example.has(name) && !foreign.has(name))).toEqual([]);
    },
  );

  it.each(globSync(['deploy/systemd/*.service', 'deploy/container/{compose.yml,Containerfile}'], { cwd: root }))(
    '%s runs scripts that exist',
    (file) => {
      const scripts = [...read(file).matchAll(/(?:scripts|src)\/[\w/-]+\.(?:cjs|ts)/g)].map(([path]) => path);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(() => read(script)).not.toThrow();
    },
  );

  it.each([
    'package.json',
    'scripts/site-process.ts',
    'deploy/systemd/vitimepro@.service',
    'deploy/container/Containerfile',
  ])('%s bounds the memory in which V8 makes new objects, which a flag alone can', (file) => {
    expect(read(file)).toContain('--max-semi-space-size=16');
  });

  it('wait longer for a node to stop than it may take', () => {
    const stopSeconds = (readEnv({}).drainMs + limits.stopMs) / 1_000;
    const wait = {
      systemd: Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/systemd/vitimepro@.service'))?.[1]),
      compose: Number(/^ {2}stop_grace_period: (\d+)s$/m.exec(read('deploy/container/compose.yml'))?.[1]),
    };
    expect(wait.systemd).toBeGreaterThan(stopSeconds);
    expect(wait.compose).toBeGreaterThan(stopSeconds);
  });

  it('let nginx close idle connections before a node does, and wait for the slowest answer', () => {
    const nginx = read('deploy/nginx/vitimepro.conf');
    const seconds = (name: string) => Number(new RegExp(`^\\s+${name} (\\d+)s;`, 'm').exec(nginx)?.[1]);
    expect(seconds('keepalive_timeout') * 1_000).toBeLessThan(limits.keepAliveMs);
    expect(seconds('proxy_read_timeout') * 1_000).toBeGreaterThan(limits.renderWaitMs + limits.stopMs);
  });
});

it('the page for the time when no node is there allows its own style and nothing else', () => {
  const page = read('deploy/nginx/away.html');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(page).toContain(`content="default-src 'none'; style-src ${inlineHash(style)}; font-src data:; img-src data:"`);
  // It has its type, its picture and a telephone in itself: there is no server to ask.
  expect(page).not.toMatch(/(?:src|url)[=(]"?\/|https?:/);
  expect(page).toMatch(/<a class="phone" href="tel:\+\d{11}">/);
  expect(read('deploy/nginx/vitimepro.conf')).toContain('location = /vitimepro-away.html {');
});

it('nginx keeps probes and its own version from visitors, and serves no other host', () => {
  const nginx = read('deploy/nginx/vitimepro.conf');
  expect(nginx).toMatch(/^ {4}server_tokens off;$/m);
  expect(nginx).toMatch(/location ~ \^\/\(healthz\|readyz\)\$ \{\s+return 404;/);
  expect(nginx).toMatch(/if \(\$host != \$server_name\) \{\s+return 421;/);
});

it('nginx logs neither queries nor the words of preview links', () => {
  const nginx = read('deploy/nginx/vitimepro.conf');
  const [, format = ''] = /log_format vitimepro ([^;]*);/.exec(nginx) ?? [];
  expect(format).toContain('$vitimepro_logged');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
  expect(nginx).toMatch(/access_log \S+ vitimepro;/);
  expect(nginx).toMatch(/error_log \S+ crit;/);
  expect(nginx).toMatch(/map \$request_uri \$vitimepro_logged \{\s+"~\^\/preview\/" \/preview\/;/);
});

it('the example of settings can be used as it is', () => {
  const settings = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  expect(() => readEnv(Object.fromEntries(settings))).not.toThrow();
});
