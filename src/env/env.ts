import { resolve } from 'node:path';
import { z } from 'zod';
import type { PublicSettings } from '../contract/request-context.ts';
import { type LogLevel, logLevels } from '../http/log.ts';
import type { StoreSettings } from '../store/store.ts';
import { type EnvWarning, WrongVariables, warningsAbout } from './env-warnings.ts';
import { noProxies, type ProxyTrust, readProxyTrust } from './proxy-trust.ts';

/** What publishing needs to know: all that the `content` command reads. */
export interface ContentEnv {
  contentDir: string;
  shareDir: string;
  mediaDir: string;
  /** Whether the widths of pictures are made before anybody asks for them. */
  pictures: 'ahead' | 'on-demand';
  store: StoreSettings;
  /** Signs links to previews; without one there are none. */
  previewSecret?: string;
  /** The public address of the site. */
  origin: string;
}

export interface ServerEnv extends ContentEnv {
  port: number;
  host: string;
  /** Without one, the API runs in this process. */
  apiBaseUrl?: string;
  pageCacheBytes: number;
  /** Whether pages are rendered before anybody asks for them. */
  pages: 'ahead' | 'on-demand';
  logLevel: LogLevel;
  /** How long a stopping node goes on answering after it has said that it is not ready. */
  drainMs: number;
  /** Where Prometheus is answered; nowhere if not set. */
  metrics?: { port: number; host: string };
  /** Who may say for whom a request is made. */
  trustProxy: ProxyTrust;
  /** Requests per minute from one address; 0 for no limit. */
  rateLimit: number;
  maxConnections: number;
  settings: PublicSettings;
}

const whole = (what: string, min: number, max: number) =>
  z.string().regex(/^\d+$/, what).transform(Number).pipe(z.number().min(min, what).max(max, what));

const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), 'no path')
  .transform((value) => new URL(value).origin);

const optionalId = (pattern: RegExp) => z.string().regex(pattern).optional();

const contentVariables = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    .describe('a connection string that starts with postgres:// or postgresql://, or empty for the embedded database'),
  DATA_DIR: z.string().min(1).default('.data/store').describe('a folder for the SQLite file'),
  CONTENT_DIR: z.string().min(1).default('content').describe('a folder with content files'),
  SHARE_DIR: z.string().min(1).default('.data/share').describe('a folder for drawn sharing pictures'),
  MEDIA_DIR: z.string().min(1).default('.data/media').describe('a folder for resized pictures'),
  PICTURES: z.enum(['ahead', 'on-demand']).default('ahead').describe('"ahead" or "on-demand"'),
  PREVIEW_SECRET: z.string().min(16).optional().describe('at least 16 characters that nobody can guess'),
  SITE_ORIGIN: webOrigin.optional().describe('the public origin without a path, such as https://example.ru'),
  PORT: whole('a port number from 0 to 65535', 0, 65535).default(3000).describe('a port number from 0 to 65535'),
});

const serverVariables = contentVariables.extend({
  HOST: z.string().min(1).default('0.0.0.0').describe('an address to listen on, such as 127.0.0.1'),
  API_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('origin of a running copy whose API is used, such as http://10.0.0.5:3000'),
  PAGE_CACHE_MB: whole('megabytes from 1 to 4096', 1, 4096).default(64).describe('megabytes from 1 to 4096'),
  PAGES: z.enum(['ahead', 'on-demand']).default('ahead').describe('"ahead" or "on-demand"'),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
  DRAIN_SECONDS: whole('seconds from 0 to 300', 0, 300).default(1).describe('seconds from 0 to 300'),
  METRICS_PORT: whole('a port number from 1 to 65535', 1, 65535)
    .optional()
    .describe('a port number from 1 to 65535, or empty for no metrics'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 127.0.0.1'),
  TRUST_PROXY: z
    .string()
    .refine((value) => readProxyTrust(value) !== null)
    .default('')
    .describe(
      'how many proxies stand before this server, such as 1, or their addresses separated by commas, such as 10.0.0.0/8',
    ),
  RATE_LIMIT: whole('requests per minute from 0 to 1000000', 0, 1_000_000)
    .default(3_000)
    .describe('requests per minute from 0 (no limit) to 1000000'),
  MAX_CONNECTIONS: whole('connections from 10 to 100000', 10, 100_000)
    .default(5_000)
    .describe('connections from 10 to 100000'),
  METRIKA_ID: optionalId(/^\d{4,12}$/).describe('the number of a Metrika counter, 4 to 12 digits'),
  VK_PIXEL_ID: optionalId(/^VK-RTRG-[\w-]+$/).describe('a pixel code such as VK-RTRG-1234567-abcde'),
  CALLTOUCH_ID: optionalId(/^\w{4,40}$/).describe('the id of a Calltouch project: letters and digits'),
  TOPMAIL_ID: optionalId(/^\d{4,12}$/).describe('the number of a Top.Mail.Ru counter'),
  AD_IFRAME_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the full address of the ad network frame'),
  CONSENT: z.enum(['required', 'notice']).default('required').describe('"required" or "notice"'),
});

const studioVariables = contentVariables.extend({
  STUDIO_PORT: whole('a port number from 0 to 65535', 0, 65535).default(3100).describe('a port number from 0 to 65535'),
  STUDIO_HOST: z
    .enum(['127.0.0.1', '::1', 'localhost'])
    .default('127.0.0.1')
    .describe('127.0.0.1, ::1 or localhost: the studio has no login, so it is open to this machine alone'),
});

/** The studio edits the content folder and asks nobody who they are, so it is this machine's alone. */
export interface StudioEnv extends ContentEnv {
  port: number;
  host: string;
}

type Env = Record<string, string | undefined>;

/** The only place that reads the environment. A wrong variable names itself and says what it should be. */
export function readEnv(env: Env): ServerEnv {
  const value = read(serverVariables, env);
  if (value.METRICS_PORT === value.PORT) throw wrongVariable(env, 'METRICS_PORT', 'another port than PORT');
  if (isThisMachine(value.API_BASE_URL, value.PORT))
    throw wrongVariable(env, 'API_BASE_URL', 'the origin of another node: this one would ask itself');
  return {
    ...contentEnv(value),
    port: value.PORT,
    host: value.HOST,
    apiBaseUrl: value.API_BASE_URL?.replace(/\/$/, ''),
    pageCacheBytes: value.PAGE_CACHE_MB * 1024 * 1024,
    pages: value.PAGES,
    logLevel: value.LOG_LEVEL,
    drainMs: value.DRAIN_SECONDS * 1_000,
    metrics: value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    trustProxy: readProxyTrust(value.TRUST_PROXY) ?? noProxies,
    rateLimit: value.RATE_LIMIT,
    maxConnections: value.MAX_CONNECTIONS,
    settings: {
      origin: contentEnv(value).origin,
      consent: value.CONSENT,
      counters: {
        metrika: value.METRIKA_ID,
        vkPixel: value.VK_PIXEL_ID,
        calltouch: value.CALLTOUCH_ID,
        topMail: value.TOPMAIL_ID,
        adIframe: value.AD_IFRAME_URL,
      },
    },
  };
}

const isThisMachine = (origin: string | undefined, port: number) =>
  origin !== undefined && [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(new URL(origin).host);

const wrongVariable = (env: Env, name: string, what: string) =>
  new WrongVariables(`${name} is ${JSON.stringify(env[name])} but must be ${what}`, [{ name, value: env[name] }]);

/** The same for commands that publish without serving: what is wrong with the server does not concern them. */
export function readContentEnv(env: Env): ContentEnv {
  return contentEnv(read(contentVariables, env));
}

export function readStudioEnv(env: Env): StudioEnv {
  const value = read(studioVariables, env);
  return { ...contentEnv(value), port: value.STUDIO_PORT, host: value.STUDIO_HOST };
}

/** Names that are nearly ours, and variables that contradict each other: worth a warning, no reason to stop. */
export function envWarnings(env: Env): EnvWarning[] {
  return warningsAbout(env, Object.keys({ ...serverVariables.shape, ...studioVariables.shape }));
}

function contentEnv(value: z.infer<typeof contentVariables>): ContentEnv {
  return {
    contentDir: value.CONTENT_DIR,
    shareDir: value.SHARE_DIR,
    mediaDir: resolve(value.MEDIA_DIR),
    pictures: value.PICTURES,
    store: { databaseUrl: value.DATABASE_URL, dataDir: resolve(value.DATA_DIR) },
    previewSecret: value.PREVIEW_SECRET,
    origin: value.SITE_ORIGIN ?? `http://localhost:${value.PORT}`,
  };
}

function read<T extends z.ZodObject>(variables: T, env: Env): z.infer<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = variables.safeParse(given);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  // What is wrong ends up in the log.
  const shown = (name: string) =>
    secrets.has(name) ? '(not shown: it may hold a password)' : JSON.stringify(given[name]);
  throw new WrongVariables(
    [...wrong].map((name) => `${name} is ${shown(name)} but must be ${variables.shape[name]?.description}`).join('\n'),
    [...wrong].map((name) => ({ name, value: given[name] })),
  );
}

const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'PREVIEW_SECRET']);
