import { createServer } from 'node:http';

/**
 * The yardstick: a `node:http` server that answers everything with the bytes it was sent, and four headers. Started as
 * a process of its own, it takes the body from its parent and says its port.
 */
process.once('message', ({ body, encoding }: { body: string; encoding: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const headers = {
    'Content-Type': 'text/html',
    'Content-Length': bytes.length,
    'Cache-Control': 'public',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
