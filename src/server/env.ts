import { z } from 'zod';
import type { PublicSettings } from '../site/api-client/public-settings.ts';
import { type StoreSettings, storeSettings } from '../store/settings.ts';

/** The only place that reads the environment. A wrong variable names itself and says what it should be. */
export interface ServerEnv {
  port: number;
  host: string;
  /** Without one, the API runs in this process. */
  apiBaseUrl?: string;
  contentDir: string;
  pageCacheBytes: number;
  mediaDir: string;
  shareDir: string;
  store: StoreSettings;
  settings: PublicSettings;
}

const whole = (what: string, min: number, max: number) =>
  z.string().regex(/^\d+$/, what).transform(Number).pipe(z.number().min(min, what).max(max, what));

const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), 'no path')
  .transform((value) => new URL(value).origin);

const optionalId = (pattern: RegExp) => z.string().regex(pattern).optional();

const variables = z.object({
  PORT: whole('a port number from 0 to 65535', 0, 65535).default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('0.0.0.0').describe('an address to listen on, such as 127.0.0.1'),
  SITE_ORIGIN: webOrigin.optional().describe('the public origin without a path, such as https://example.ru'),
  API_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('origin of a running copy whose API is used, such as http://10.0.0.5:3000'),
  CONTENT_DIR: z.string().min(1).default('content').describe('a folder with content files'),
  MEDIA_DIR: z.string().min(1).default('.data/media').describe('a folder for resized pictures'),
  SHARE_DIR: z.string().min(1).default('.data/share').describe('a folder for drawn sharing pictures'),
  PAGE_CACHE_MB: whole('megabytes from 1 to 4096', 1, 4096).default(64).describe('megabytes from 1 to 4096'),
  METRIKA_ID: optionalId(/^\d{4,12}$/).describe('the number of a Metrika counter'),
  VK_PIXEL_ID: optionalId(/^VK-RTRG-[\w-]+$/).describe('a pixel code such as VK-RTRG-1234567-abcde'),
  CALLTOUCH_ID: optionalId(/^\w{4,40}$/).describe('the id of a Calltouch project: letters and digits'),
  TOPMAIL_ID: optionalId(/^\d{4,12}$/).describe('the number of a Top.Mail.Ru counter'),
  AD_IFRAME_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the full address of the ad network frame'),
  CONSENT: z.enum(['required', 'notice']).default('notice').describe('"required" or "notice"'),
});

export function readEnv(env: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) throw new Error(explain(result.error, given));
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    apiBaseUrl: value.API_BASE_URL?.replace(/\/$/, ''),
    contentDir: value.CONTENT_DIR,
    mediaDir: value.MEDIA_DIR,
    shareDir: value.SHARE_DIR,
    pageCacheBytes: value.PAGE_CACHE_MB * 1024 * 1024,
    store: storeSettings(given),
    settings: {
      origin: value.SITE_ORIGIN ?? `http://localhost:${value.PORT}`,
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

function explain(error: z.ZodError, given: Record<string, string | undefined>): string {
  const names = [...new Set(error.issues.map((issue) => String(issue.path[0])))] as (keyof typeof variables.shape)[];
  return names
    .map((name) => `${name} is ${JSON.stringify(given[name])} but must be ${variables.shape[name].description}`)
    .join('\n');
}
