import type { CallOptions } from './send-call.ts';

type SendNamed = (name: string, input: unknown, options: CallOptions | undefined) => Promise<unknown>;

type Call = (input?: unknown, options?: CallOptions) => Promise<unknown>;
type Branch = { [name: string]: Branch } & Call;

/** A client of a contract: `tree.hotels.list(…)` becomes the call `hotels.list`. */
export function callTree(send: SendNamed, path: readonly string[] = []): Branch {
  const call: Call = (input, options) => send(path.join('.'), input, options);
  return new Proxy(call as Branch, {
    // A promise checks if this is a thenable: `then` must not become a call.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? callTree(send, [...path, name]) : undefined,
  });
}
