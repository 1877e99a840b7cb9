import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { envWarnings, readContentEnv } from '../env/env.ts';
import type { Store } from '../store/store.ts';
import { formatMoment } from '../text/dates.ts';
import { counted } from '../text/russian.ts';
import { checkContent } from './check/check-content.ts';
import { changesInWords, countsTable, historyInWords, summaryOf } from './cli-words.ts';
import { type Fault, formatFault, hasErrors } from './load/faults.ts';
import { loadContent } from './load/load.ts';
import { previewLink } from './preview-link.ts';
import { EditorError, failureInRussian, warningInRussian } from './publishing/failure.ts';
import type { Publishing, PublishOutcome, PublishProgress } from './publishing/publishing.ts';

const usage = `Использование: npm run content -- <команда>

  check [--production]   проверить папку content; --production не допускает данных-примеров
  diff                   что изменится на сайте, если опубликовать папку
  publish [--production] проверить и опубликовать всё сразу, сделав новые картинки
  history                последние публикации
  version                какая версия опубликована: для скриптов
  restore <номер>        вернуть публикацию из history; latest — ту, что была до последней правки
  preview [адрес]        ссылка, по которой эту папку с черновиками видно, пока она не опубликована
  export <папка>         записать опубликованное обратно в файлы
  searches               показать запросы поиска, по которым ничего не нашлось
  fields [вид]           показать все поля записей или одного вида
  sheet                  таблица всех товаров с долями норм и пределов, в виде CSV

  --dir <папка>          откуда читать вместо CONTENT_DIR или content
  --hours <часы>         сколько действует ссылка preview, обычно 48

Работающий сайт останавливать не нужно: новое он покажет сам.
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
  // A misspelt DATABASE_URL would publish into an embedded database that nobody reads.
  for (const warning of envWarnings(process.env)) console.error(`Внимание: ${warningInRussian(warning)}`);
  const dir = resolve(values.dir ?? readContentEnv(process.env).contentDir);
  if (rest.length > (takesOne.has(command ?? '') ? 1 : 0)) throw new UsageError(`лишний аргумент: ${rest.at(-1)}`);
  if (needsFolder.has(command ?? '') && !existsSync(dir))
    throw new EditorError(`папки ${dir} нет: назовите другую, --dir <папка>`);
  switch (command) {
    case 'check':
      return check(dir, production);
    case 'diff':
      return showChanges(dir);
    case 'publish':
      return publish(dir, production);
    case 'history':
      return showHistory();
    case 'version':
      return showVersion();
    case 'restore':
      return restore(rest[0]);
    case 'preview':
      return preview(dir, rest[0] ?? '/', values.hours);
    case 'export':
      if (!rest[0]) throw new UsageError('не названа папка');
      return exportTo(rest[0]);
    case 'searches':
      return showSearches();
    case 'sheet':
      return showSheet(dir);
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
        hours: { type: 'string', default: '48' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const name = /'(-[^' ]+)/.exec(String(error))?.[1] ?? '';
    const isUnknown = error instanceof TypeError && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsageError(isUnknown ? `нет параметра ${name}` : `параметр ${name} записан неверно`);
  }
}

const takesOne: ReadonlySet<string> = new Set(['export', 'fields', 'restore', 'preview']);
const needsFolder: ReadonlySet<string> = new Set(['check', 'diff', 'publish', 'preview']);

async function check(dir: string, production: boolean): Promise<number> {
  const content = await loadContent(dir);
  const faults = checkContent(content, { production });
  // Before going public the question is what forbids it; advice is for the ordinary check.
  const told = production ? faults.filter((fault) => fault.level === 'error') : faults;
  print(told, dir);
  if (production) console.log(summaryOf(told));
  console.log(countsTable(content));
  return hasErrors(faults) ? 1 : 0;
}

async function publish(dir: string, production: boolean): Promise<number> {
  const outcome = await publishing((own) => own.publish({ contentDir: dir, production, always: true }, showProgress));
  print(outcome.faults, dir);
  return tell(outcome, 'Опубликовано');
}

async function restore(which: string | undefined): Promise<number> {
  if (which === undefined) throw new UsageError('не сказано, что вернуть: номер из history или latest');
  if (which !== 'latest' && !/^\d{1,9}$/.test(which)) throw new UsageError(`нет публикации «${which}»`);
  const outcome = await publishing((own) =>
    own.restore({ which: which === 'latest' ? which : Number(which) }, showProgress),
  );
  print(outcome.faults.filter(({ level }) => level === 'error'));
  const code = tell(outcome, `Возвращена публикация ${outcome.id}`);
  if (code === 0) console.log('Файлы в папке content остались как есть: следующая публикация покажет их.');
  return code;
}

function tell({ status, version }: PublishOutcome, done: string): number {
  const name = version?.slice(0, 12);
  if (status === 'published') console.log(`${done}: версия ${name}.`);
  else if (status === 'unchanged') console.log(`Ничего не изменилось: версия ${name} уже на сайте.`);
  else console.error('Ничего не опубликовано: сначала исправьте ошибки.');
  return status === 'faulty' ? 1 : 0;
}

async function showChanges(dir: string): Promise<number> {
  const changes = await publishing((own) => own.changes({ contentDir: dir }));
  console.log(changesInWords(changes));
  const errors = changes.faults.filter(({ level }) => level === 'error');
  if (errors.length > 0) print(errors, dir);
  return errors.length > 0 ? 1 : 0;
}

async function showHistory(): Promise<number> {
  console.log(historyInWords(await withStore((store) => store.history())));
  return 0;
}

async function preview(dir: string, to: string, hours: string): Promise<number> {
  const { previewSecret, origin } = readContentEnv(process.env);
  if (!previewSecret)
    throw new EditorError('PREVIEW_SECRET не задан: впишите в .env длинное случайное слово, то же, что у сайта');
  if (!/^\d{1,4}$/.test(hours) || Number(hours) === 0) throw new UsageError(`часы записаны неверно: ${hours}`);
  if (!to.startsWith('/')) throw new UsageError(`адрес страницы начинается с «/»: ${to}`);
  const until = Math.floor(Date.now() / 1_000) + Number(hours) * 3_600;
  const { id, faults } = await publishing((own) =>
    own.savePreview({ contentDir: dir, until: new Date(until * 1_000) }),
  );
  if (id === null) {
    print(faults.filter(({ level }) => level === 'error'));
    console.error('Показывать нечего: сначала исправьте ошибки. Недописанную запись отметьте draft: true.');
    return 1;
  }
  console.log(`${previewLink(origin, previewSecret, { id, until }, to)}`);
  console.log(`Действует до ${formatMoment(until * 1_000)} по Москве. На самом сайте ничего не изменилось.`);
  return 0;
}

const toldEvery = 100;

/** One line that counts up in a terminal; in a log, a line now and then. */
function showProgress(progress: PublishProgress): void {
  if (progress.step === 'compile') console.log('Проверяем и собираем…');
  else if (progress.step === 'write') console.log('Записываем…');
  else {
    const { made, of } = progress;
    if (process.stdout.isTTY) process.stdout.write(`\rКартинки: ${made} из ${of}${made === of ? '\n' : ''}`);
    else if (made % toldEvery === 0 || made === of) console.log(`Картинки: ${made} из ${of}`);
  }
}

async function exportTo(dir: string): Promise<number> {
  const { exportSources } = await import('./publishing/export-sources.ts');
  const files = await withStore((store) => exportSources(store, dir));
  console.log(`Записано в ${dir}: ${counted(files, 'файл', 'файла', 'файлов')}.`);
  return 0;
}

async function showFields(kind?: string): Promise<number> {
  const [{ fieldList }, { isKind, kindNames }] = await Promise.all([
    import('./kinds/field-list.ts'),
    import('./schema/kind-names.ts'),
  ]);
  if (kind !== undefined && !isKind(kind)) throw new UsageError(`нет вида «${kind}», бывают: ${kindNames.join(', ')}`);
  process.stdout.write(fieldList(kind));
  return 0;
}

async function showSheet(dir: string): Promise<number> {
  const [content, { doseSheetFile }] = await Promise.all([loadContent(dir), import('./dose-sheet-file.ts')]);
  // The table is often sent into a file: what is wrong goes past it.
  for (const fault of content.faults) console.error(formatFault(fault));
  process.stdout.write(doseSheetFile(content));
  return hasErrors(content.faults) ? 1 : 0;
}

const searchesShown = 100;

/** What visitors asked for in vain: candidates for `synonyms.yml`. */
async function showSearches(): Promise<number> {
  const queries = await withStore((store) => store.zeroResultQueries(searchesShown));
  if (queries.length === 0) console.log('Запросов без ответа пока нет.');
  for (const { query, count, lastDay } of queries) console.log(`${String(count).padStart(6)}  ${lastDay}  ${query}`);
  return 0;
}

/** Loaded only when needed: checking wants no store. */
async function publishing<T>(work: (publishing: Publishing) => Promise<T>): Promise<T> {
  const { withPublishing } = await import('./publishing/with-publishing.ts');
  return withPublishing(readContentEnv(process.env), work);
}

async function showVersion(): Promise<number> {
  const current = await withStore((store) => store.current());
  if (current) console.log(current.version);
  else console.error('Ничего ещё не опубликовано.');
  return current ? 0 : 1;
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const opened = await import('./publishing/with-publishing.ts');
  return opened.withStore(readContentEnv(process.env).store, work);
}

/** Faults name the folder as the site does: `content`. */
function print(faults: readonly Fault[], dir = 'content'): void {
  const folder = relative('', dir) || '.';
  for (const fault of faults) console.log(formatFault(fault).replaceAll(/(?<![\w/])content(?=\/)/g, folder));
  const errors = faults.filter((fault) => fault.level === 'error').length;
  const warnings = faults.length - errors;
  if (faults.length > 0) console.log('');
  console.log(
    `${counted(errors, 'ошибка', 'ошибки', 'ошибок')}, ${counted(warnings, 'предупреждение', 'предупреждения', 'предупреждений')}.`,
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
    console.error(`Не получилось: ${failureInRussian(error)}`);
    process.exitCode = 1;
  }
}
