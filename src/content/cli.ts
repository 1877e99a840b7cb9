import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { doubtfulVariables, readContentEnv } from '../env/env.ts';
import type { PreparedPublication } from '../store/prepare-publication.ts';
import { checkContent, loadContent } from './build-publication.ts';
import { countsTable } from './counts.ts';
import { exportSources } from './export.ts';
import { type Fault, formatFault, hasErrors } from './faults.ts';
import { counted } from './russian.ts';

const usage = `Использование: npm run content -- <команда>

  check [--production]   проверить папку content; --production не допускает данных-примеров
  publish [--production] проверить и опубликовать всё одной транзакцией, сделав новые картинки
  export <папка>         записать опубликованное обратно в файлы
  searches               показать запросы поиска, по которым ничего не нашлось
  fields [вид]           показать все поля записей или одного вида

  --dir <папка>          откуда читать вместо CONTENT_DIR или content

Куда публиковать, говорят DATABASE_URL (PostgreSQL) или DATA_DIR (встроенная база).
Код выхода: 0 — всё в порядке, 1 — есть ошибки, 2 — команда не понята.`;

class UsageError extends Error {}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = readArgs(args);
  const [command, ...rest] = positionals;
  const { production } = values;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const dir = values.dir ?? readContentEnv(process.env).contentDir;
  if (rest.length > (command === 'export' || command === 'fields' ? 1 : 0))
    throw new UsageError(`лишний аргумент: ${rest.at(-1)}`);
  switch (command) {
    case 'check':
      return check(dir, production);
    case 'publish':
      return publish(dir, production);
    case 'export':
      if (!rest[0]) throw new UsageError('не названа папка');
      return exportTo(rest[0]);
    case 'searches':
      return showSearches();
    case 'fields':
      return showFields(rest[0]);
    default:
      throw new UsageError(command ? `нет команды «${command}»` : 'не названа команда');
  }
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        production: { type: 'boolean', default: false },
        dir: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function check(dir: string, production: boolean): Promise<number> {
  const content = await loadContent(dir);
  const faults = checkContent(content, { production });
  // Before going public the question is what forbids it; advice is for the ordinary check.
  print(production ? faults.filter((fault) => fault.level === 'error') : faults);
  console.log(countsTable(content));
  return hasErrors(faults) ? 1 : 0;
}

async function publish(dir: string, production: boolean): Promise<number> {
  // Loaded only when needed: checking wants neither.
  const [{ createCompiler }, { publishContent }] = await Promise.all([
    import('./compiler.ts'),
    import('./publish-content.ts'),
  ]);
  const { shareDir, mediaDir, pictures } = readContentEnv(process.env);
  const before = pictures === 'ahead' ? (made: PreparedPublication) => makePictures(made, mediaDir) : undefined;
  const { status, faults, version } = await withStore((store) =>
    publishContent(store, createCompiler(), { contentDir: dir, shareDir, production, always: true, before }),
  );
  print(faults);
  if (status === 'faulty') console.error('Ничего не опубликовано: сначала исправьте ошибки.');
  else if (status === 'unchanged')
    console.log(`Ничего не изменилось: версия ${version?.slice(0, 12)} уже опубликована.`);
  else console.log(`Опубликовано: версия ${version?.slice(0, 12)}.`);
  return status === 'faulty' ? 1 : 0;
}

/** All widths of the new pictures, so that no visitor waits for one. */
async function makePictures(publication: PreparedPublication, mediaDir: string): Promise<void> {
  const [{ createPictureMaker }, { makePicturesOf }] = await Promise.all([
    import('../pictures/picture-maker.ts'),
    import('../pictures/make-pictures-of.ts'),
  ]);
  const maker = createPictureMaker(mediaDir);
  const made = await makePicturesOf(publication, maker, showProgress);
  if (made > 0) console.log(`Картинки готовы: ${counted(made, ['файл', 'файла', 'файлов'])}.`);
  maker.end();
}

const toldEvery = 100;

/** One line that counts up in a terminal; in a log, a line now and then. */
function showProgress(made: number, of: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rКартинки: ${made} из ${of}${made === of ? '\n' : ''}`);
  else if (made % toldEvery === 0) console.log(`Картинки: ${made} из ${of}`);
}

async function exportTo(dir: string): Promise<number> {
  const sources = await withStore((store) => store.sources());
  if (sources.length === 0) {
    console.error('В хранилище ничего не опубликовано.');
    return 1;
  }
  await exportSources(sources, dir);
  console.log(`Записано в ${dir}: ${counted(sources.length, ['файл', 'файла', 'файлов'])}.`);
  return 0;
}

async function showFields(kind?: string): Promise<number> {
  const [{ fieldList }, { isKind, kindNames }] = await Promise.all([import('./field-list.ts'), import('./kinds.ts')]);
  if (kind !== undefined && !isKind(kind)) throw new UsageError(`нет вида «${kind}», бывают: ${kindNames.join(', ')}`);
  process.stdout.write(fieldList(kind));
  return 0;
}

const searchesShown = 100;

/** What visitors asked for in vain: candidates for `synonyms.yml`. */
async function showSearches(): Promise<number> {
  const misses = (await readMisses()).slice(0, searchesShown);
  if (misses.length === 0) console.log('Запросов без ответа пока нет.');
  for (const { query, count, lastDay } of misses) console.log(`${String(count).padStart(6)}  ${lastDay}  ${query}`);
  return 0;
}

/** A running site does not let anybody into its embedded database, but keeps a copy beside it. */
async function readMisses() {
  try {
    return await withStore(async (store) => ((await store.isMigrated()) ? store.misses(searchesShown) : []));
  } catch (error) {
    const { StoreLockedError } = await import('../store/embedded-lock.ts');
    if (!(error instanceof StoreLockedError)) throw error;
    const { readMissesCopy } = await import('../store/search/misses-copy.ts');
    return readMissesCopy(readContentEnv(process.env).store.dataDir);
  }
}

/** Loaded only when needed: checking wants no database. */
async function withStore<T>(work: (store: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const store = await open();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function open() {
  // A misspelt DATABASE_URL would publish into an embedded database that nobody reads.
  for (const doubt of doubtfulVariables(process.env)) console.error(doubt);
  const { openStore } = await import('../store/open-store.ts');
  return openStore(readContentEnv(process.env).store);
}

function print(faults: readonly Fault[]): void {
  for (const fault of faults) console.log(formatFault(fault));
  const errors = faults.filter((fault) => fault.level === 'error').length;
  const warnings = faults.length - errors;
  if (faults.length > 0) console.log('');
  console.log(
    `${counted(errors, ['ошибка', 'ошибки', 'ошибок'])}, ${counted(warnings, ['предупреждение', 'предупреждения', 'предупреждений'])}.`,
  );
}

try {
  // The same database as the site's.
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
