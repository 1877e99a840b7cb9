import { createServer } from 'node:http';

/** The yardstick: sends to everyone the bytes that its parent process has given it, and says its port. */
process.once('message', ({ body, encoding, status }: { body: string; encoding: string; status: number }) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = { 'Content-Type': 'text/html', 'Content-Length': bytes.length, 'Content-Encoding': encoding };
  const server = createServer((_, response) => response.writeHead(status, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
