import { expect, it } from 'vitest';
import { readContentEnv, readStudioEnv } from '../../env/env.ts';
import type { EnvWarning } from '../../env/env-warnings.ts';
import { connectionError } from '../../store/connection-error.ts';
import { StoreError } from '../../store/store-error.ts';
import { EditorError, editorMessage, failureInRussian, warningInRussian } from './failure.ts';

const url = 'postgresql://editor:secret-word@db.local:5432/site';
const withCode = (code: string, more: object = {}) => Object.assign(new Error('english words'), { code, ...more });

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const contentVariables = {
  DATABASE_URL: 'mysql://x:secret-word@y',
  PICTURES: 'never',
  PREVIEW_SECRET: 'secret-word',
  SITE_ORIGIN: 'site.ru/path',
  PORT: 'http',
};

it.each<[string, unknown, RegExp]>([
  ...Object.entries(contentVariables).map(([name, value]): [string, unknown, RegExp] => [
    name,
    thrownBy(() => readContentEnv({ [name]: value })),
    new RegExp(`^${name} записано неверно`),
  ]),
  ['STUDIO_PORT', thrownBy(() => readStudioEnv({ STUDIO_PORT: '99999' })), /^STUDIO_PORT записано неверно \(«99999»\)/],
  ['an address that cannot be read', connectionError('postgresql://a:%@b', new URIError('x')), /не читается/],
  ...['28P01', '28000', '3D000', '53300', '57P03', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].map(
    (code): [string, unknown, RegExp] => [code, connectionError(url, withCode(code)), /PostgreSQL|базы|DATABASE_URL/],
  ),
  ['a newer store', new StoreError('newer-store', 'english words'), /более новой версией/],
  ['a full disk', new StoreError('disk-full', 'english words'), /нет места/],
  ['a folder of others', new StoreError('not-writable', 'english words'), /нельзя писать/],
  ...['53100', '42501', '25006', '55P03'].map((code): [string, unknown, RegExp] => [
    code,
    StoreError.because('nothing was published', withCode(code)),
    /:/,
  ]),
  ['a refusal', new EditorError('публикации 3 нет: хранятся последние 20', 'english words'), /^публикации 3 нет/],
  ['a file that is gone', withCode('ENOENT', { path: '/content/a.md' }), /нет файла или папки \/content\/a\.md/],
])('%s', (_, error, expected) => {
  const told = editorMessage(error) ?? '';
  expect(told).toMatch(expected);
  expect(told).toMatch(/[а-я]{3}.*:.*[а-я]{3}/s);
  expect(told).not.toMatch(/english words|secret-word|must be|is not|cannot/);
});

it.each([
  new TypeError('x is not a function'),
  new Error('C:\\Пользователи\\Анна\\content'),
  new StoreError('other', 'syntax error'),
])('leaves what is no matter of editors to the log: %s', (error) => {
  expect(editorMessage(error)).toBeNull();
  expect(failureInRussian(error)).toMatch(/^ошибка в самой программе.*разработчику: /);
  expect(failureInRussian(error)).toContain(error.message);
});

it.each<[EnvWarning, RegExp]>([
  [{ type: 'misspelt', name: 'DATABSE_URL', meant: 'DATABASE_URL' }, /DATABSE_URL .*имелась в виду DATABASE_URL\?$/],
  [
    { type: 'two-sources', api: 'http://10.0.0.5:3000' },
    /DATABASE_URL.*API_BASE_URL \(http:\/\/10\.0\.0\.5:3000\): уберите/,
  ],
  [{ type: 'metrics-without-port' }, /^METRICS_HOST без METRICS_PORT/],
  [{ type: 'counters-unasked' }, /^CONSENT=notice/],
])('tells editors of a variable that is most likely not meant in their language: %o', (warning, expected) => {
  expect(warningInRussian(warning)).toMatch(expected);
  expect(warningInRussian(warning)).not.toMatch(/ is | has | the /);
});
