import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

export const SESSIONS = '/guest/settings/sessions';

/** What a browser on a phone says of itself, and how the list of devices names it. */
export const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  name: { en: 'Safari on iPhone', pt: 'Safari no iPhone' },
} as const;

/** Where the guest is signed in, and the ways to end it. */
export class SessionsPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly list: Locator;
  readonly devices: Locator;
  readonly here: Locator;
  readonly alone: Locator;
  readonly endAll: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.texts = t;
    this.list = main.getByRole('list', { name: t('settings:sessions.title') });
    this.devices = this.list.getByRole('listitem');
    this.here = this.devices.filter({ hasText: t('settings:sessions.here') });
    this.alone = main.getByText(t('settings:sessions.alone'));
    this.endAll = main.getByRole('button', { name: t('settings:sessions.endAll') });
    this.dialog = page.getByRole('alertdialog');
    this.confirm = this.dialog.getByRole('button', {
      name: new RegExp(`^(${t('settings:sessions.end')}|${t('settings:sessions.endAll')})$`),
    });
    this.cancel = this.dialog.getByRole('button', { name: t('settings:sessions.cancel') });
  }

  async open(): Promise<void> {
    await this.page.goto(SESSIONS);
    await this.here.waitFor();
  }

  device(name: string): Locator {
    return this.devices.filter({ hasText: name });
  }

  async askToEnd(name: string): Promise<void> {
    await this.device(name).getByRole('button').click();
    await this.dialog.waitFor();
  }
}
