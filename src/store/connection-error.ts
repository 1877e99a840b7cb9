import { reasonOf } from '../http/log.ts';
import { decodeOrKeep } from '../text/address.ts';
import { codeOf, StoreError } from './store-error.ts';

const encodeHint =
  'in a user name or password the characters @ : / ? # % must be percent-encoded (@ is %40, : is %3A, / is %2F, # is %23, % is %25)';

interface Target {
  where: string;
  user: string;
  database: string;
}

export class ConnectionError extends StoreError {
  /** Null for an address that cannot be read. */
  readonly target: Target | null;

  constructor(message: string, target: Target | null, cause: unknown) {
    super('connection', message, cause);
    this.target = target;
  }
}

/** Why a PostgreSQL could not be reached, with what to look at; the password is never repeated. */
export function connectionError(databaseUrl: string, error: unknown): ConnectionError {
  const target = error instanceof URIError ? null : targetOf(databaseUrl);
  return new ConnectionError(`DATABASE_URL: ${explain(target, error)}`, target, error);
}

/** Where a wrongly written password shows: it is refused, or a part of it is taken for the host. */
const perhapsMiswritten = ['28P01', 'ENOTFOUND', 'EAI_AGAIN'];

/** PostgreSQL and the system say themselves what is wrong: a password, a name, too many connections, nobody there. */
function explain(target: Target | null, error: unknown): string {
  if (!target) return `the address cannot be read; ${encodeHint}`;
  const { where, user, database } = target;
  const hint = perhapsMiswritten.includes(codeOf(error)) ? `; ${encodeHint}` : '';
  return `PostgreSQL at ${where}, database "${database}", user "${user}": ${reasonOf(error)}${hint}`;
}

function targetOf(databaseUrl: string): Target | null {
  if (!URL.canParse(databaseUrl)) return null;
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const user = decodeOrKeep(username);
  return { where: `${hostname}:${port || 5432}`, user, database: decodeOrKeep(pathname.slice(1)) || user };
}

/** Of PostgreSQL: lets nobody in, took too long, is being stopped or started, has no connection left; of the system. */
const connectionCodes =
  /^(?:28\w{3}|3D000|57014|57P0[1-5]|53300|08\w{3}|25P03|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;

/** The driver gives no code for its own timeouts and for connections that were lost. */
const connectionWords = /timeout|Connection terminated|connection error|not queryable/i;

export function isConnectionTrouble(error: unknown): boolean {
  if (error instanceof URIError || connectionCodes.test(codeOf(error))) return true;
  return error instanceof Error && codeOf(error) === '' && connectionWords.test(error.message);
}
