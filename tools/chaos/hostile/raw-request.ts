import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** In the order they came, names in lower case. */
  headers: [name: string, value: string][];
  body: string;
}

const patienceMs = 10_000;

/** Sends bytes as they are: what a well-bred client would refuse to send, an attacker sends. */
export function rawRequest(port: number, bytes: Buffer): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patienceMs, () => {
      socket.destroy();
      reject(new Error(`no answer within ${patienceMs / 1_000} s`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

/** Null when the server hung up without a word, as it may on what is no request at all. */
function parse(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  // `100 Continue` comes before the answer.
  if (bytes.toString('latin1', 9, 10) === '1') return parse(bytes.subarray(end + 4));
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.slice(9, 12)), headers, body: bytes.subarray(end + 4).toString() };
}
