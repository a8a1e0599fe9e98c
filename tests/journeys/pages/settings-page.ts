import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

/** The account's hub, its tabs, and the settings with the way to leave. */
export class SettingsPage {
  readonly page: Page;
  readonly tabs: Locator;
  readonly list: Locator;
  readonly title: Locator;
  readonly texts: Texts;
  readonly ring: Locator;
  /** Leaving. */
  readonly details: Locator;
  readonly accept: Locator;
  readonly go: Locator;
  readonly confirm: Locator;
  readonly confirmGo: Locator;
  readonly stay: Locator;
  readonly password: Locator;
  readonly farewell: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    this.texts = t;
    this.page = page;
    this.tabs = main.getByRole('navigation', { name: t('account:tabs') });
    this.list = main.getByRole('navigation', { name: t('settings:list') });
    this.title = main.getByRole('heading', { level: 1 });
    this.ring = main.getByRole('meter', { name: t('account:preferences.ring') });
    this.details = main.getByLabel(t('settings:delete.details'));
    this.accept = main.getByRole('checkbox', { name: t('settings:delete.accept') });
    this.go = main.getByRole('button', { name: t('settings:delete.go'), exact: true });
    this.confirm = page.getByRole('alertdialog', { name: t('settings:delete.confirm.title') });
    this.confirmGo = this.confirm.getByRole('button', { name: t('settings:delete.confirm.go') });
    this.stay = this.confirm.getByRole('button', { name: t('settings:delete.confirm.stay') });
    this.password = this.confirm.getByLabel(labelled(t('settings:delete.confirm.password')));
    this.farewell = main.getByRole('heading', { level: 1, name: t('settings:farewell.title') });
  }

  reason(which: '1' | '2' | '3'): Locator {
    return this.page.getByRole('radio', { name: this.texts(`settings:delete.reasons.${which}`) });
  }

  switchOf(kind: 'offers' | 'updates'): Locator {
    return this.page.getByRole('switch', { name: this.texts(`settings:notifications.${kind}.name`) });
  }
}
