import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket, connect as toTarget } from 'node:net';

/** What happens to connections: passed on, refused, left without a reply, or given this reply whatever they ask. */
export type Fault = 'none' | 'refuse' | 'hang' | { reply: string };

/** A TCP proxy on loopback between a node and what it needs. Nothing in the site's code knows of it. */
export class TcpProxy {
  /** Chosen for each connection; it may change. */
  target: () => URL;
  #fault: Fault = 'none';
  #port = 0;
  #released = Promise.withResolvers<void>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(target: () => URL) {
    this.target = target;
    this.#released.resolve();
    this.#server = createServer((client) => this.#join(client));
  }

  async open(): Promise<this> {
    await once(this.#server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** The target's address, by this proxy. */
  get url(): string {
    const url = new URL(this.target());
    url.port = String(this.#port);
    return url.href.replace(/\/$/, '');
  }

  async set(fault: Fault): Promise<void> {
    const before = this.#fault;
    this.#fault = fault;
    this.#released.resolve();
    if (fault === 'hang') this.#released = Promise.withResolvers();
    else if (fault === 'refuse') this.close();
    // Open connections would go on getting the real replies.
    else if (fault !== 'none') for (const socket of this.#sockets) socket.destroy();
    if (before === 'refuse' && fault !== 'refuse') await this.open();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    if (typeof this.#fault === 'object') return void client.on('error', () => {}).end(this.#fault.reply);
    const { hostname, port } = this.target();
    const server = toTarget(Number(port), hostname);
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
