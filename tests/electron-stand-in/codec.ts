/**
 * Replaces structured clone: values as JSON with tags. The same source text runs in Node and in the page's two
 * worlds, so this function may use nothing from outside itself. What real IPC cannot clone throws here too.
 * Not carried: cycles, typed arrays other than bytes (each arrives as Uint8Array), message ports.
 *
 * `hold` is passed by the context bridge alone, which hands functions and promises over by name.
 */
export function makeCodec(hold?: (value: object) => string) {
  type Tagged = { $: string; v?: unknown };
  const toBase64 = (bytes: Uint8Array) => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), character => character.charCodeAt(0));
  const notCloneable = () => new Error('An object could not be cloned.');

  const encode = (value: unknown, above: readonly object[]): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (value === undefined) return { $: 'undefined' };
    if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', v: String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', v: String(value) };
    if (typeof value === 'symbol') throw notCloneable();
    if (typeof value === 'function') {
      if (!hold) throw notCloneable();
      return { $: 'function', v: hold(value) };
    }
    if (above.includes(value)) throw new Error('The Electron stand-in clones no cycles.');
    if (value instanceof Promise || (typeof Node === 'function' && value instanceof Node)) {
      if (!hold || !(value instanceof Promise)) throw notCloneable();
      return { $: 'promise', v: hold(value) };
    }
    if (value instanceof Date) return { $: 'date', v: value.getTime() };
    if (value instanceof Error) return { $: 'error', v: value.message };
    if (value instanceof ArrayBuffer) return { $: 'buffer', v: toBase64(new Uint8Array(value)) };
    if (ArrayBuffer.isView(value)) {
      return { $: 'bytes', v: toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) };
    }
    const path = [...above, value];
    const each = (items: Iterable<unknown>) => Array.from(items, item => encode(item, path));
    if (value instanceof Map) return { $: 'map', v: each(value) };
    if (value instanceof Set) return { $: 'set', v: each(value) };
    if (Array.isArray(value)) return each(value);
    const fields = Object.entries(value).map(([key, field]) => [key, encode(field, path)] as const);
    return { $: 'object', v: fields };
  };

  const decode = (
    value: unknown,
    receive: (name: string, kind: 'function' | 'promise') => unknown,
  ): unknown => {
    if (value === null || typeof value !== 'object') return value;
    const all = (items: unknown) => (items as unknown[]).map(item => decode(item, receive));
    if (Array.isArray(value)) return all(value);
    const { $: tag, v } = value as Tagged;
    if (tag === 'object') {
      return Object.fromEntries(
        (v as [string, unknown][]).map(([key, field]) => [key, decode(field, receive)]),
      );
    }
    if (tag === 'number') return Number(v);
    if (tag === 'bigint') return BigInt(String(v));
    if (tag === 'date') return new Date(Number(v));
    // As over the real bridge: the message travels, an error's own properties and class do not.
    if (tag === 'error') return new Error(String(v));
    if (tag === 'map') return new Map(all(v) as [unknown, unknown][]);
    if (tag === 'set') return new Set(all(v));
    if (tag === 'bytes') return fromBase64(String(v));
    if (tag === 'buffer') return fromBase64(String(v)).buffer;
    if (tag === 'function' || tag === 'promise') return receive(String(v), tag);
    return undefined;
  };

  return {
    encode: (value: unknown): string => JSON.stringify(encode(value, [])),
    decode: (
      text: string,
      receive: (name: string, kind: 'function' | 'promise') => unknown = () => undefined,
    ) => decode(JSON.parse(text), receive),
  };
}

export type Codec = ReturnType<typeof makeCodec>;

export const codec = makeCodec();
