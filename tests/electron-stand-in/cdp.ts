import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;
type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
};
type Pending = {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  sessionId: string | undefined;
};

export class CdpSession {
  readonly id: string | undefined;
  readonly #pipe: CdpPipe;
  readonly #events = new EventEmitter().setMaxListeners(0);

  constructor(pipe: CdpPipe, id?: string) {
    this.#pipe = pipe;
    this.id = id;
  }

  send<Name extends keyof Commands>(
    method: Name,
    ...parameters: Commands[Name]['paramsType']
  ): Promise<Commands[Name]['returnType']> {
    return this.#pipe.request(method, parameters[0] ?? {}, this.id);
  }

  /** For what may fail because its target is going: gives undefined then. */
  async trySend<Name extends keyof Commands>(
    method: Name,
    ...parameters: Commands[Name]['paramsType']
  ): Promise<Commands[Name]['returnType'] | undefined> {
    try {
      return await this.send(method, ...parameters);
    } catch {
      return undefined;
    }
  }

  on<Name extends keyof Events>(event: Name, listener: (...payload: Events[Name]) => void): () => void {
    return this.#listen(event, listener as (...payload: unknown[]) => void);
  }

  onGone(listener: () => void): () => void {
    return this.#listen('gone', listener);
  }

  onAny(listener: (event: string, payload: unknown) => void): () => void {
    return this.#listen('*', listener as (...payload: unknown[]) => void);
  }

  #listen(event: string, listener: (...payload: unknown[]) => void): () => void {
    this.#events.on(event, listener);
    return () => this.#events.off(event, listener);
  }

  receive(event: string, payload?: unknown): void {
    this.#events.emit(event, payload);
    if (event !== 'gone') this.#events.emit('*', event, payload);
  }
}

/** Chromium's --remote-debugging-pipe: messages that end in NUL, responses matched by number, events by session. */
export class CdpPipe {
  readonly browser = new CdpSession(this);
  readonly #sessions = new Map<string, CdpSession>();
  readonly #pending = new Map<number, Pending>();
  readonly #output: Writable;
  #sent = 0;
  #isOpen = true;

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    // A write to a browser that has just ended is handled by 'close' below.
    output.on('error', () => {});
    // Joined only when complete: a message of many megabytes would be copied with every piece of it.
    let pieces: string[] = [];
    input.setEncoding('utf8');
    input.on('data', (text: string) => {
      const [end = '', ...others] = text.split('\0');
      pieces.push(end);
      for (const other of others) {
        const message = pieces.join('');
        pieces = [other];
        this.#receive(JSON.parse(message) as Message);
      }
    });
    input.on('close', () => {
      this.#isOpen = false;
      this.#forget(() => true, 'Chromium is gone');
      this.browser.receive('gone');
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  session(id: string): CdpSession {
    const known = this.#sessions.get(id) ?? new CdpSession(this, id);
    this.#sessions.set(id, known);
    return known;
  }

  request<Result>(method: string, params: object, sessionId: string | undefined): Promise<Result> {
    if (!this.#isOpen) return Promise.reject(new Error('Chromium is gone'));
    this.#sent += 1;
    const id = this.#sent;
    this.#output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, sessionId }));
  }

  #receive({ id, method = '', params, result, error, sessionId }: Message): void {
    if (id !== undefined) {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result as never);
      return;
    }
    if (method === 'Target.detachedFromTarget') {
      const { sessionId: gone } = params as { sessionId: string };
      this.#sessions.get(gone)?.receive('gone');
      this.#sessions.delete(gone);
      this.#forget(pending => pending.sessionId === gone, 'The target is gone');
      return;
    }
    (sessionId === undefined ? this.browser : this.#sessions.get(sessionId))?.receive(method, params);
  }

  #forget(which: (pending: Pending) => boolean, why: string): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.reject(new Error(why));
    }
  }
}
