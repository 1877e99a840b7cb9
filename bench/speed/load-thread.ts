import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, path, encoding, isVaried, connections, seconds } = workerData as {
  origin: string;
  path: string;
  encoding: string;
  isVaried?: boolean;
  connections: number;
  seconds: number;
};
const { hostname, port, host } = new URL(origin);
let answered = 0;
let asked = 0;

/** Asks again as soon as the answer is there. Reads no more of it than its length: that is what keeps it fast. */
function keepAsking(socket: Socket): void {
  let left = 0;
  let head = '';
  const ask = () => {
    const address = isVaried ? `${path}${asked++}` : path;
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  };
  socket.on('data', (chunk) => {
    if (left === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      left = length - (head.length - end - 4);
      head = '';
    } else left -= chunk.length;
    if (left > 0) return;
    left = 0;
    answered += 1;
    ask();
  });
  ask();
}

const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
for (const socket of sockets) socket.once('connect', () => keepAsking(socket));
setTimeout(() => {
  for (const socket of sockets) socket.destroy();
  parentPort?.postMessage(answered);
}, seconds * 1_000);
