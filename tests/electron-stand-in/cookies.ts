import type { Protocol } from 'devtools-protocol';
import { browser } from './chromium.ts';
import { strictEmitter } from './strict.ts';

type Context = { browserContextId?: string };

/** A session's cookies. They belong to http and https addresses: under a scheme of the app's own there are none. */
export class Cookies extends strictEmitter('cookies') {
  readonly #context: () => Promise<Context>;

  constructor(context: () => Promise<Context>) {
    super();
    this.#context = context;
  }

  async get({ url, name }: Electron.CookiesGetFilter): Promise<Electron.Cookie[]> {
    const { cookies } = await (await browser()).send('Storage.getCookies', await this.#context());
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
    await (await browser()).send('Storage.setCookies', { ...(await this.#context()), cookies: [cookie] });
  }

  flushStore(): Promise<void> {
    return Promise.resolve();
  }
}
