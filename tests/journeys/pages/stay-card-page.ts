import { expect } from '@playwright/test';
import { PageModel } from './page-model.ts';

export const STAY_CARD = '/guest/stay';

export class StayCardPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly room = this.main.getByRole('region', { name: this.t('stay-card:rooms.title', { count: 1 }) });
  readonly showCode = this.room.getByRole('button', { name: this.t('guest-booking:doorCode.show') });
  readonly code = this.room.getByText(/^\d{6}$/);
  readonly retry = this.main.getByRole('button', { name: this.t('stay-card:lost.retry') });
  readonly open = this.main.getByRole('button', { name: this.t('stay-card:lost.open') });
  readonly lost = this.main.getByRole('heading', { level: 1, name: this.t('stay-card:lost.title') });

  /** Until this device opens without a connection: the worker has stored its files. */
  async untilReady(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }

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
