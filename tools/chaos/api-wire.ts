import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a call instead of its answer: another answer, none at all, or nothing out of the ordinary. */
export type Meddle = (path: string, answer: () => Promise<Response>) => Promise<Response | 'none' | 'pass'>;

const passOn: Meddle = async () => 'pass';
const passedHeaders = ['content-type', 'cache-control', 'etag', 'content-length'];

/** A wire between a site node and the API of another one, where somebody may meddle with the answers. */
export class ApiWire {
  meddle: Meddle = passOn;
  readonly #target: string;
  readonly #server: Server;
  #port = 0;

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer(async (request, response) => {
      const path = request.url ?? '/';
      const headers = new Headers({ 'Accept-Encoding': 'identity' });
      const known = request.headers['if-none-match'];
      if (known) headers.set('If-None-Match', known);
      const answer = () => fetch(this.#target + path, { headers });
      try {
        const meddled = await this.meddle(path, answer);
        if (meddled === 'none') return;
        const given = meddled === 'pass' ? await answer() : meddled;
        const passed = passedHeaders.flatMap((name) => {
          const value = given.headers.get(name);
          return value === null ? [] : [[name, value] as const];
        });
        const body = Buffer.from(await given.arrayBuffer());
        response.writeHead(given.status, { ...Object.fromEntries(passed), 'content-length': body.length }).end(body);
      } catch {
        request.socket.destroy();
      }
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<this> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Nobody listens any more, as after a crash; `open` brings it back on the same port. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.meddle = passOn;
    // Calls that were never answered wait no longer.
    this.#server.closeAllConnections();
  }
}
