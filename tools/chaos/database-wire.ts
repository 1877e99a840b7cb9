import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket, connect as toServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type DatabaseTrouble = 'none' | 'refuses' | 'hangs' | 'slow' | 'deaf';

/** Every query takes this long to arrive. */
const slowMs = 5_000;

/** The beginning of PostgreSQL's message that brings a notification. */
const notification = 0x41;

/** A wire between a node and its PostgreSQL that can be cut, held up, slowed down, or lose notifications. */
export class DatabaseWire {
  #trouble: DatabaseTrouble = 'none';
  #over = Promise.withResolvers<void>();
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  readonly #server: Server;
  #port = 0;

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
    this.#over.resolve();
    this.#server = createServer((client) => this.#join(client));
  }

  async open(): Promise<this> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** The address of the same database, by this wire. */
  get url(): string {
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }

  async be(trouble: DatabaseTrouble): Promise<void> {
    const before = this.#trouble;
    this.#trouble = trouble;
    this.#over.resolve();
    this.#over = Promise.withResolvers();
    if (trouble !== 'hangs') this.#over.resolve();
    if (trouble === 'refuses') this.close();
    if (before === 'refuses' && trouble !== 'refuses') await this.open();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    const server = toServer(Number(this.#target.port), this.#target.hostname);
    this.#pass(client, server, true);
    this.#pass(server, client, false);
  }

  #pass(from: Socket, to: Socket, isQuery: boolean): void {
    this.#sockets.add(from);
    let order: Promise<unknown> = Promise.resolve();
    from.on('data', (chunk) => {
      if (this.#trouble === 'deaf' && !isQuery && chunk[0] === notification) return;
      const arrives = this.#trouble === 'slow' && isQuery ? sleep(slowMs) : Promise.resolve();
      order = order.then(async () => {
        await arrives;
        await this.#over.promise;
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
