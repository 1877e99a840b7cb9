import type { EnvWarning } from '../../env/env-warnings.ts';
import { WrongVariables } from '../../env/env-warnings.ts';
import { reasonOf } from '../../http/log.ts';
import { ConnectionError } from '../../store/connection-error.ts';
import { codeOf, StoreError, type StoreErrorCode } from '../../store/store-error.ts';

/** A refusal in words for an editor: one cause, one remedy. A log may have other words for it. */
export class EditorError extends Error {
  override name = 'EditorError';
  readonly forEditors: string;

  constructor(forEditors: string, message = forEditors) {
    super(message);
    this.forEditors = forEditors;
  }
}

/** What editors are told of any failure. */
export function failureInRussian(error: unknown): string {
  return (
    editorMessage(error) ??
    `ошибка в самой программе. Попробуйте ещё раз; если повторится, покажите разработчику: ${reasonOf(error)}`
  );
}

/** Null for a failure that editors can do nothing about: it belongs into the log. */
export function editorMessage(error: unknown): string | null {
  if (error instanceof EditorError) return error.forEditors;
  if (error instanceof WrongVariables) return variablesInWords(error);
  if (error instanceof ConnectionError) return connectionInWords(error);
  return error instanceof StoreError ? storeRemedies[error.code] : fileInWords(error);
}

/** What a variable should be; the names stand in `.env.example` with more about each. */
const expected: Record<string, string> = {
  DATABASE_URL: 'адрес начинается с postgres:// или postgresql://; чтобы взять встроенную базу, сотрите значение',
  DATA_DIR: 'назовите папку для встроенной базы',
  CONTENT_DIR: 'назовите папку с содержанием',
  SHARE_DIR: 'назовите папку для картинок соцсетей',
  MEDIA_DIR: 'назовите папку для уменьшенных картинок',
  PICTURES: 'напишите ahead или on-demand',
  PREVIEW_SECRET: 'нужно не меньше 16 знаков, которые никто не угадает',
  SITE_ORIGIN: 'напишите адрес сайта без пути, например https://example.ru',
  PORT: 'нужен номер порта от 0 до 65535',
  STUDIO_PORT: 'нужен номер порта от 0 до 65535',
  STUDIO_HOST:
    'бывает 127.0.0.1, ::1 или localhost. Входа по паролю в студии нет, поэтому открыть её другим компьютерам нельзя: каждый запускает свою, а правки передают через git',
};

function variablesInWords({ wrong }: WrongVariables): string {
  return wrong
    .map(({ name, value }) => {
      // A secret is not repeated, and an address may hold a password.
      const shown = ['PREVIEW_SECRET', 'DATABASE_URL'].includes(name) ? '' : ` («${value}»)`;
      return `${name} записано неверно${shown}: ${expected[name] ?? 'сверьтесь с .env.example'}`;
    })
    .join('\n');
}

/** A variable that is most likely not meant as it stands: work goes on, and whoever set it is told. */
export function warningInRussian(warning: EnvWarning): string {
  switch (warning.type) {
    case 'misspelt':
      return `переменной ${warning.name} здесь не знают, и она ничего не меняет: может быть, имелась в виду ${warning.meant}?`;
    case 'two-sources':
      return `публикуется в DATABASE_URL, но сайт с этими же настройками показывает то, что отдаёт API_BASE_URL (${warning.api}): уберите одну из двух`;
    case 'metrics-without-port':
      return 'METRICS_HOST без METRICS_PORT ничего не меняет: задайте и порт';
    case 'counters-unasked':
      return 'CONSENT=notice: счётчики работают, не дождавшись ответа, а юридические тексты обещают обратное; задайте required или перепишите их';
  }
}

const encoded = 'в имени и пароле знаки @ : / ? # % пишут кодом (@ — %40, : — %3A, / — %2F, # — %23, % — %25)';

function connectionInWords({ target, cause }: ConnectionError): string {
  if (!target) return `адрес в DATABASE_URL не читается: ${encoded}`;
  const { where, user, database } = target;
  switch (codeOf(cause)) {
    case '28P01':
      return `PostgreSQL на ${where} не принимает пароль пользователя «${user}»: исправьте его в DATABASE_URL; ${encoded}`;
    case '28000':
      return `PostgreSQL на ${where} не пускает пользователя «${user}»: проверьте имя в DATABASE_URL и права в pg_hba.conf`;
    case '3D000':
      return `на ${where} нет базы «${database}»: создайте её (createdb ${database}) или исправьте имя в DATABASE_URL`;
    case '53300':
      return `у PostgreSQL на ${where} не осталось свободных соединений: попробуйте позже`;
    case '57P03':
      return `PostgreSQL на ${where} запускается или останавливается: попробуйте через минуту`;
    case 'ECONNREFUSED':
      return `на ${where} никто не отвечает: запустите там PostgreSQL или исправьте адрес и порт в DATABASE_URL`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `компьютер из DATABASE_URL не найден: исправьте имя; ${encoded}`;
    default:
      // The driver has no code for it.
      return /does not support SSL/.test(reasonOf(cause))
        ? `PostgreSQL на ${where} не умеет шифровать соединение: включите это там (ssl = on) или уберите sslmode из DATABASE_URL`
        : `PostgreSQL на ${where} не отвечает: проверьте, что он запущен и что до него есть сеть`;
  }
}

/** What editors can do about a failure of the store; null where they can do nothing. */
const storeRemedies: Record<StoreErrorCode, string | null> = {
  connection: 'база не отвечает: попробуйте позже',
  'disk-full': 'на диске базы нет места: освободите его и попробуйте снова',
  'not-writable': 'в папку базы нельзя писать: дайте права на неё или назовите другую в DATA_DIR',
  'read-only': 'эта база только для чтения: публикуйте в основной сервер, а не в его копию',
  'no-permission':
    'пользователю из DATABASE_URL нельзя менять таблицы: дайте ему права или публикуйте от имени их владельца',
  busy: 'базу занимает другая публикация: попробуйте через минуту',
  damaged: 'файл базы повреждён и отложен в сторону: опубликуйте ещё раз',
  'newer-store': 'база записана более новой версией сайта: запустите ту версию или опубликуйте в пустую базу',
  'picture-missing': 'тем временем опубликовали что-то другое: попробуйте снова',
  other: null,
};

const files: Record<string, string> = {
  ENOENT: 'нет файла или папки',
  EACCES: 'нет прав на',
  EPERM: 'нет прав на',
  EROFS: 'только для чтения открыт диск, где',
  ENOTDIR: 'часть пути — файл, а не папка:',
  EISDIR: 'это папка, а не файл:',
};

function fileInWords(error: unknown): string | null {
  const { code = '', path, cause } = (error ?? {}) as NodeJS.ErrnoException;
  if (cause) return fileInWords(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'на диске нет места: освободите его и попробуйте снова';
  return files[code] && path !== undefined ? `${files[code]} ${path}: проверьте путь и права` : null;
}
