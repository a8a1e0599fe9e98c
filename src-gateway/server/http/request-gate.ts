import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What Node's parser gets at one time: the request of a browser fits into two or three of these. */
const SLICE_BYTES = 512;
/**
 * One request in progress on each connection, whatever a client sends (HTTP pipelining). Node parses everything that
 * one read brings, up to 64 KiB, before the response to any of it: that is 1,500 requests and as many responses. Behind
 * this gate the parser gets a slice at a time and nothing while a response is under way. No browser, proxy or HTTP
 * library pipelines; who does, waits between responses.
 */
export class RequestGate {
  readonly #pipelinedWaitMs: number;
  readonly #handle: Handle;
  readonly #connections = new WeakMap<Socket, Connection>();

  constructor(pipelinedWaitMs: number, handle: Handle) {
    this.#pipelinedWaitMs = pipelinedWaitMs;
    this.#handle = handle;
  }

  /** Must get a connection before anything is read from it. */
  accept(socket: Socket): void {
    this.#connections.set(socket, new Connection(socket, this.#pipelinedWaitMs, this.#handle));
  }

  enter(request: IncomingMessage, response: ServerResponse): void {
    this.#connections.get(request.socket)?.enter({ request, response });
  }

  /** Whether a whole request was received on a connection and its response is under way. */
  isResponding(socket: Socket): boolean {
    return this.#connections.get(socket)?.isResponding ?? false;
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #pipelinedWaitMs: number;
  readonly #handle: Handle;
  /** Gives bytes to the parser. */
  readonly #parse: (slice: Buffer | null) => boolean;
  /** Received and not yet parsed; null is the end. */
  #held: (Buffer | null)[] = [];
  /** Parsed and not yet handled. */
  #waiting: Exchange[] = [];
  #current: IncomingMessage | null = null;
  #isFeeding = false;

  constructor(socket: Socket, pipelinedWaitMs: number, handle: Handle) {
    this.#socket = socket;
    this.#pipelinedWaitMs = pipelinedWaitMs;
    this.#handle = handle;
    this.#parse = socket.push.bind(socket);
    socket.push = (chunk: Buffer | null) => this.#receive(chunk);
    // With a listener of our own, Node's parser is fed by the socket's events and not behind them.
    socket.on('data', () => {});
    socket.on('resume', () => this.#feed());
  }

  get isResponding(): boolean {
    return this.#current?.complete === true;
  }

  enter(exchange: Exchange): void {
    if (this.#current) this.#waiting.push(exchange);
    else this.#start(exchange);
  }

  #start({ request, response }: Exchange): void {
    this.#current = request;
    response.once('close', () => {
      if (this.#waiting.length > 0 || this.#held.length > 0)
        setTimeout(() => this.#next(), this.#pipelinedWaitMs).unref();
      else this.#next();
    });
    this.#handle(request, response);
  }

  #next(): void {
    this.#current = null;
    if (this.#socket.destroyed) return;
    const exchange = this.#waiting.shift();
    if (exchange) this.#start(exchange);
    // The body of that request, or the next one.
    this.#feed();
  }

  #receive(chunk: Buffer | null): boolean {
    // A client that went away, also while its request is in progress.
    if (chunk === null && this.#held.length === 0) return this.#parse(null);
    if (chunk === null || chunk.length <= SLICE_BYTES) {
      this.#held.push(chunk);
    } else {
      for (let from = 0; from < chunk.length; from += SLICE_BYTES)
        this.#held.push(chunk.subarray(from, from + SLICE_BYTES));
    }
    return this.#feed();
  }

  /** Whether more may be read from the connection. */
  #feed(): boolean {
    if (this.#isFeeding) return true;
    this.#isFeeding = true;
    let wantsMore = true;
    while (this.#held.length > 0 && !this.#isBusy()) {
      const slice = this.#held.shift();
      if (slice !== undefined) wantsMore = this.#parse(slice);
    }
    this.#isFeeding = false;
    return wantsMore && this.#held.length === 0;
  }

  /** A request's own body passes; what comes after it waits. */
  #isBusy(): boolean {
    return this.isResponding || this.#socket.isPaused();
  }
}
