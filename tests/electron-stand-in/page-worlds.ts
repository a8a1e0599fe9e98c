import { makeCodec } from './codec.ts';

/**
 * What runs inside a page: the preload in an isolated world of its own, and in the page's world the few lines that
 * show what the context bridge exposes. The functions below are handed over as source text: they use nothing from
 * outside themselves but their arguments.
 */

export const ISOLATED_WORLD = 'Electron Isolated Context';
/** The function by which the isolated world reaches the main process; the page's world does not have it. */
export const BINDING = '__electronStandInSend';
export const DELIVER = '__electronStandInDeliver';

export type FromPage =
  | { kind: 'invoke'; id: number; channel: string; values: string }
  | { kind: 'send'; channel: string; values: string }
  | { kind: 'open'; url: string; frameName: string; features: string }
  | { kind: 'context-menu'; x: number; y: number }
  | { kind: 'print' }
  | { kind: 'title'; title: string }
  | { kind: 'preload-error'; message: string };

export type ToPage =
  | { kind: 'response'; id: number; channel: string; value?: string; error?: string }
  | { kind: 'event'; channel: string; values: string };

export type PageOptions = { noDialogs: boolean; argv: string[]; process: Record<string, unknown> };

type Join = typeof joinWorlds;
type MakeCodec = typeof makeCodec;

/**
 * The two worlds share the DOM and nothing else, so they exchange events on `window` whose names contain a secret.
 * Functions stay where they are and are called by name, synchronously, as over the real bridge.
 */
function joinWorlds(secret: string, own: 'page' | 'isolated', codecOf: MakeCodec) {
  const other = own === 'page' ? 'isolated' : 'page';
  const TextEvent = CustomEvent;
  const dispatch = window.dispatchEvent.bind(window);
  const listen = window.addEventListener.bind(window);
  const handed = new Map<string, object>();
  const reached = new Map<string, (...values: unknown[]) => unknown>();
  const awaited = new Map<string, PromiseWithResolvers<unknown>>();
  let response = '';

  const codec = codecOf(value => {
    const name = `${own}${handed.size}`;
    handed.set(name, value);
    return name;
  });
  const notify = (what: string, text: string) =>
    dispatch(new TextEvent(secret + what + other, { detail: text }));
  const hear = (what: string, act: (text: string) => void) =>
    listen(secret + what + own, event => act((event as CustomEvent<string>).detail));
  const asError = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)));
  const open = (text: string) => codec.decode(text, reach) as Record<string, unknown>;

  function reach(name: string, kind: 'function' | 'promise'): unknown {
    if (kind === 'promise') {
      const waiting = Promise.withResolvers<unknown>();
      awaited.set(name, waiting);
      notify('await', name);
      return waiting.promise;
    }
    const call = (...values: unknown[]) => {
      notify('call', codec.encode({ name, values }));
      const { error, value } = open(response);
      if (error) throw error;
      return value;
    };
    const known = reached.get(name) ?? call;
    reached.set(name, known);
    return known;
  }

  hear('call', text => {
    const { name, values } = open(text) as { name: string; values: unknown[] };
    let result: string;
    try {
      result = codec.encode({ value: (handed.get(name) as (...given: unknown[]) => unknown)(...values) });
    } catch (failure) {
      result = codec.encode({ error: asError(failure) });
    }
    notify('response', result);
  });
  hear('response', text => {
    response = text;
  });
  hear('await', name => {
    const settle = (outcome: object) => notify('settle', codec.encode({ name, ...outcome }));
    (handed.get(name) as Promise<unknown>)
      .then(value => settle({ value }))
      .catch((failure: unknown) => settle({ error: asError(failure) }));
  });
  hear('settle', text => {
    const { name, error, value } = open(text) as { name: string; error?: Error; value?: unknown };
    const waiting = awaited.get(name);
    awaited.delete(name);
    if (error) waiting?.reject(error);
    else waiting?.resolve(value);
  });
  return { notify, hear, encode: codec.encode, open };
}

/** In the page's own world. It leaves nothing behind but what the preload exposes. */
function runInPage(secret: string, options: PageOptions, join: Join, codecOf: MakeCodec): void {
  if (window !== window.top) {
    // A frame cannot reach the isolated world of the page around it: its console is read instead.
    const { debug } = console;
    window.print = () => debug(secret, 'print');
    return;
  }
  const link = join(secret, 'page', codecOf);
  const freeze = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    for (const part of Object.values(value)) freeze(part);
    return Object.freeze(value);
  };
  link.hear('expose', text => {
    const { key, api } = link.open(text);
    Object.defineProperty(window, String(key), { value: freeze(api), enumerable: true });
  });

  // Every window that a script opens ends here; links and forms end in the isolated world, the rest in chromium.ts.
  const isSelf = (name: string) => /^_(self|top|parent)$/i.test(name);
  const nativeOpen = window.open.bind(window);
  window.open = (url = '', target = '_blank', features = '') => {
    if (isSelf(target)) return nativeOpen(url, target, features);
    const address = new URL(url || 'about:blank', document.baseURI).href;
    link.notify('open', JSON.stringify({ url: address, frameName: target, features }));
    return null;
  };
  const nativeSubmit = HTMLFormElement.prototype.submit;
  HTMLFormElement.prototype.submit = function submit() {
    if (this.target === '' || isSelf(this.target)) return nativeSubmit.call(this);
    return void link.notify(
      'open',
      JSON.stringify({ url: this.action, frameName: this.target, features: '' }),
    );
  };
  window.print = () => void link.notify('print', '');
  if (options.noDialogs) {
    window.alert = () => {};
    window.confirm = () => false;
    window.prompt = () => null;
  }
  // In Electron document.cookie does nothing under a scheme of the app's own.
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
}

type Preload = (require: (name: string) => unknown, module: { exports: object }, process: object) => void;
type Names = { send: string; deliver: string };

function runIsolated(
  secret: string,
  options: PageOptions,
  names: Names,
  join: Join,
  codecOf: MakeCodec,
  preload: Preload,
): void {
  if (window !== window.top) return;
  const scope = globalThis as unknown as Record<string, (text: string) => void>;
  const sendText = scope[names.send];
  delete scope[names.send];
  const send = (message: FromPage) => sendText?.(JSON.stringify(message));
  const link = join(secret, 'isolated', codecOf);
  const codec = codecOf();

  link.hear('open', text =>
    send({ kind: 'open', ...(JSON.parse(text) as { url: string; frameName: string; features: string }) }),
  );
  link.hear('print', () => send({ kind: 'print' }));
  let title = '';
  const sendTitle = () => {
    if (document.title === title) return;
    title = document.title;
    send({ kind: 'title', title });
  };
  addEventListener('DOMContentLoaded', () => {
    sendTitle();
    new MutationObserver(sendTitle).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  // After the page's own listeners: what they prevented is ignored here.
  const isElsewhere = (name: string | null) => !!name && !/^_(self|top|parent)$/i.test(name);
  const stop = (event: Event, url: string, frameName: string) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    send({ kind: 'open', url, frameName, features: '' });
  };
  const onClick = (event: MouseEvent) => {
    const link = event
      .composedPath()
      .find(node => node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement);
    if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) || link.href === '') return;
    const wantsOther = event.button === 1 || event.shiftKey || event.ctrlKey || event.metaKey;
    if (wantsOther || isElsewhere(link.target)) stop(event, link.href, link.target);
  };
  addEventListener('click', onClick);
  addEventListener('auxclick', event => event.button === 1 && onClick(event));
  addEventListener('submit', event => {
    const form = event.target as HTMLFormElement;
    const target = event.submitter?.getAttribute('formtarget') ?? form.target;
    if (isElsewhere(target)) stop(event, form.action, target);
  });
  addEventListener('contextmenu', event => {
    if (!event.defaultPrevented) send({ kind: 'context-menu', x: event.clientX, y: event.clientY });
  });

  type Listener = ((...given: unknown[]) => void) & { listener?: unknown };
  const listeners = new Map<string, Listener[]>();
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  let called = 0;
  const on = (channel: string, listener: Listener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    return ipcRenderer;
  };
  const off = (channel: string, listener: unknown) => {
    const left = listeners.get(channel)?.filter(one => one !== listener && one.listener !== listener);
    listeners.set(channel, left ?? []);
    return ipcRenderer;
  };
  const ipcRenderer = {
    invoke(channel: string, ...values: unknown[]) {
      called += 1;
      const waiting = Promise.withResolvers<unknown>();
      const message = { kind: 'invoke', id: called, channel, values: codec.encode(values) } as const;
      calls.set(called, waiting);
      send(message);
      return waiting.promise;
    },
    send: (channel: string, ...values: unknown[]) =>
      send({ kind: 'send', channel, values: codec.encode(values) }),
    on,
    addListener: on,
    off,
    removeListener: off,
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
    once(channel: string, listener: Listener) {
      const first: Listener = (...given) => {
        off(channel, first);
        listener(...given);
      };
      first.listener = listener;
      return on(channel, first);
    },
  };
  const deliver = (message: ToPage) => {
    if (message.kind === 'event') {
      const values = codec.decode(message.values) as unknown[];
      for (const listener of listeners.get(message.channel) ?? [])
        listener({ sender: ipcRenderer }, ...values);
      return;
    }
    const waiting = calls.get(message.id);
    calls.delete(message.id);
    if (message.value !== undefined) waiting?.resolve(codec.decode(message.value));
    else waiting?.reject(new Error(`Error invoking remote method '${message.channel}': ${message.error}`));
  };
  Object.defineProperty(globalThis, names.deliver, { value: deliver });

  const strict = <T extends object>(owner: string, members: T): T =>
    new Proxy(members, {
      get(target, key): unknown {
        if (typeof key === 'symbol' || key in target || key === 'then') return Reflect.get(target, key);
        throw new Error(`The Electron stand-in has no ${owner}.${key} in a preload.`);
      },
    });
  const contextBridge = {
    exposeInMainWorld(key: string, api: unknown) {
      link.notify('expose', link.encode({ key, api }));
    },
  };
  const electron = strict('electron', {
    ipcRenderer: strict('ipcRenderer', ipcRenderer),
    contextBridge: strict('contextBridge', contextBridge),
  });
  const require = (name: string) => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name} (a sandboxed preload may require electron alone)`);
  };
  const process = { ...options.process, argv: options.argv, env: {}, type: 'renderer', sandboxed: true };
  try {
    preload(require, { exports: {} }, process);
  } catch (failure) {
    send({
      kind: 'preload-error',
      message: failure instanceof Error ? String(failure.stack) : String(failure),
    });
  }
}

export function pageScript(secret: string, options: PageOptions): string {
  return `(${runInPage})(${JSON.stringify(secret)}, ${JSON.stringify(options)}, ${joinWorlds}, ${makeCodec});`;
}

export function isolatedScript(secret: string, options: PageOptions, preload: string): string {
  const names: Names = { send: BINDING, deliver: DELIVER };
  const given = [secret, options, names].map(value => JSON.stringify(value)).join(', ');
  const wrapped = `(require, module, process, exports = module.exports) => {\n${preload}\n}`;
  return `(${runIsolated})(${given}, ${joinWorlds}, ${makeCodec}, ${wrapped});`;
}
