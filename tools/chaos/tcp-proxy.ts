import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to connections: passed on, refused, or left without a reply. */
export type Fault = 'none' | 'refuse' | 'hang';

/** A TCP proxy on loopback between a node and what it needs. Nothing in the site's code knows of it. */
export class TcpProxy {
  #fault: Fault = 'none';
  #port = 0;
  #released = Promise.withResolvers<void>();
  /** Asked for each connection. */
  readonly #target: () => string;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((client) => this.#join(client));

  constructor(target: () => string) {
    this.#target = target;
    this.#released.resolve();
  }

  async open(): Promise<this> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** The target's address, by this proxy. */
  get url(): string {
    return this.#target().replace(/:\d+(?=\/|$)/, `:${this.#port}`);
  }

  async set(fault: Fault): Promise<void> {
    if (this.#fault === 'refuse') await this.open();
    this.#fault = fault;
    this.#released.resolve();
    if (fault === 'hang') this.#released = Promise.withResolvers();
    if (fault === 'refuse') this.close();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    const { hostname, port } = new URL(this.#target());
    const server = connect(Number(port), hostname);
    this.#pass(client, server);
    this.#pass(server, client);
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', async (chunk) => {
      from.pause();
      await this.#released.promise;
      if (!to.destroyed) to.write(chunk);
      from.resume();
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.end();
    });
  }
}
