import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

export const STAY_CARD = '/guest/stay';

/** The card of the current stay, with a connection and without one. */
export class StayCardPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly room: Locator;
  readonly showCode: Locator;
  readonly code: Locator;
  readonly retry: Locator;
  readonly open: Locator;
  /** What is there in the place of a card. */
  readonly lost: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.room = this.main.getByRole('region', { name: t('stay-card:rooms.title', { count: 1 }) });
    this.showCode = this.room.getByRole('button', { name: t('guest-booking:doorCode.show') });
    this.code = this.room.getByText(/^\d{6}$/);
    this.retry = this.main.getByRole('button', { name: t('stay-card:lost.retry') });
    this.open = this.main.getByRole('button', { name: t('stay-card:lost.open') });
    this.lost = this.main.getByRole('heading', { level: 1, name: t('stay-card:lost.title') });
  }

  /** Until this device opens without a connection: the worker has stored its files. */
  async untilReady(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

  /** What lies in the browser's database, by its keys. */
  async stored(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      const database = await resultOf(indexedDB.open('pernoite-vault', 1));
      const keys = await resultOf(database.transaction('vault').objectStore('vault').getAllKeys());
      database.close();
      return keys.map(String);
    });
  }

  async untilStored(): Promise<void> {
    await expect.poll(() => this.stored(), { message: 'the stored card' }).toContain('stay-card');
  }

  async untilGone(): Promise<void> {
    await expect.poll(() => this.stored(), { message: 'the stored card' }).not.toContain('stay-card');
  }
}
