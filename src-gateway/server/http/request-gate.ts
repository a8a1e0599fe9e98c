import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** What Node's parser gets at one time: the request of a browser fits into two or three of these. */
const SLICE_BYTES = 512;

/** Against HTTP pipelining: Node would parse up to 64 KiB, 1,500 requests, before the response to any of it. */
export class RequestGate {
  readonly #socket: Socket;
  readonly #pipelinedWaitMs: number;
  readonly #handle: (...exchange: Exchange) => void;
  /** Parsed and not yet handled. */
  readonly #waiting: Exchange[] = [];
  #current: IncomingMessage | null = null;

  /** Must get a connection before anything is read from it. */
  constructor(socket: Socket, pipelinedWaitMs: number, handle: (...exchange: Exchange) => void) {
    this.#socket = socket;
    this.#pipelinedWaitMs = pipelinedWaitMs;
    this.#handle = handle;
    socket.on('resume', () => this.#feed());
    socket.on('readable', () => {
      // A client that went away, also while its request is in progress; an end behind others waits for their responses.
      if (socket.readableLength === 0 && this.#waiting.length === 0) socket.read(0);
      else this.#feed();
    });
  }

  /** True once a whole request was received and its response has begun. */
  get isResponding(): boolean {
    return this.#current?.complete === true;
  }

  enter(...exchange: Exchange): void {
    if (this.#current) this.#waiting.push(exchange);
    else this.#start(exchange);
  }

  #start([request, response]: Exchange): void {
    this.#current = request;
    response.once('close', () => {
      const isPipelined = this.#waiting.length > 0 || this.#socket.readableLength > 0;
      if (isPipelined) setTimeout(() => this.#next(), this.#pipelinedWaitMs).unref();
      else this.#next();
    });
    this.#handle(request, response);
  }

  #next(): void {
    this.#current = null;
    if (this.#socket.destroyed) return;
    const exchange = this.#waiting.shift();
    if (exchange) this.#start(exchange);
    this.#feed();
  }

  #feed(): void {
    const socket = this.#socket;
    while (socket.readableLength > 0 && !this.#isBusy())
      socket.read(Math.min(SLICE_BYTES, socket.readableLength));
    if (socket.readableLength === 0 && !this.#isBusy()) socket.read(0);
  }

  /** A request's own body passes, as fast as it is taken; what comes after it waits. */
  #isBusy(): boolean {
    const body = this.#current;
    return body !== null && (body.complete || body.readableLength >= body.readableHighWaterMark);
  }
}
