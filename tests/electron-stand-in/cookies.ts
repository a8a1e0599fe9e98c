import type { Protocol } from 'devtools-protocol';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';
import { browser } from './chromium.ts';
import { strictEmitter } from './strict.ts';

type Context = { browserContextId?: string };
/** The context of a session, and when it ends: a session that is cleared continues in another. */
export type CurrentContext = { context: Promise<Context>; ended: Promise<void> };
type Command = 'Storage.getCookies' | 'Storage.setCookies';
type Result<Name extends Command> = ProtocolMapping.Commands[Name]['returnType'];
type Parameters<Name extends Command> = Omit<
  NonNullable<ProtocolMapping.Commands[Name]['paramsType'][0]>,
  'browserContextId'
>;

/** A session's cookies. They belong to http and https addresses: under a scheme of the app's own there are none. */
export class Cookies extends strictEmitter('cookies') {
  readonly #current: () => CurrentContext;

  constructor(current: () => CurrentContext) {
    super();
    this.#current = current;
  }

  /** Chromium sends no response to a command whose context ends meanwhile: it is sent again, to the next context. */
  async #send<Name extends Command>(method: Name, parameters: Parameters<Name>): Promise<Result<Name>> {
    const cdp = await browser();
    for (;;) {
      const { context, ended } = this.#current();
      const given = { ...(await context), ...parameters } as ProtocolMapping.Commands[Name]['paramsType'][0];
      const result = cdp.send(method, ...([given] as ProtocolMapping.Commands[Name]['paramsType']));
      const first = await Promise.race([result.then(value => ({ value })), ended]);
      if (first) return first.value;
      result.catch(() => {});
    }
  }

  async get({ url, name }: Electron.CookiesGetFilter): Promise<Electron.Cookie[]> {
    const { cookies } = await this.#send('Storage.getCookies', {});
    const host = url === undefined ? undefined : new URL(url).hostname;
    return cookies
      .filter(cookie => name === undefined || cookie.name === name)
      .filter(({ domain }) => host === undefined || `.${host}`.endsWith(`.${domain.replace(/^\./, '')}`))
      .map(({ name, value, domain, path, secure, httpOnly, session }) => {
        return { name, value, domain, path, secure, httpOnly, session, sameSite: 'unspecified' };
      });
  }

  async set({ url, name = '', value = '', ...rest }: Electron.CookiesSetDetails): Promise<void> {
    const { path, secure, httpOnly, expirationDate } = rest;
    const cookie: Protocol.Network.CookieParam = { name, value, url };
    if (path !== undefined) cookie.path = path;
    if (secure !== undefined) cookie.secure = secure;
    if (httpOnly !== undefined) cookie.httpOnly = httpOnly;
    if (expirationDate !== undefined) cookie.expires = expirationDate;
    await this.#send('Storage.setCookies', { cookies: [cookie] });
  }

  flushStore(): Promise<void> {
    return Promise.resolve();
  }
}
