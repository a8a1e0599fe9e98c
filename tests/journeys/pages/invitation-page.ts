import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** What the link of an invitation leads to, and the question of an invitation wherever it is asked. */
export class InvitationPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly gone: Locator;
  /** The page was loaded again, and no longer knows its code. */
  readonly lost: Locator;
  readonly signUp: Locator;
  readonly signIn: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  readonly switchAccount: Locator;
  readonly confirmEmail: Locator;
  readonly dialog: Locator;
  readonly confirmDecline: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    const button = (key: Parameters<Texts>[0]) => this.main.getByRole('button', { name: t(key) });
    const link = (key: Parameters<Texts>[0]) => this.main.getByRole('link', { name: t(key) });
    this.title = this.main.getByRole('heading', { level: 1 });
    this.gone = this.main.getByRole('heading', { level: 1, name: t('room-invitation:gone.title') });
    this.lost = this.main.getByRole('heading', { level: 1, name: t('room-invitation:lost.title') });
    this.signUp = link('room-invitation:signUp');
    this.signIn = link('room-invitation:signIn');
    this.accept = button('room-invitation:accept');
    this.decline = button('room-invitation:decline');
    this.switchAccount = button('room-invitation:other.switch');
    this.confirmEmail = link('room-invitation:unverified.way');
    this.dialog = page.getByRole('alertdialog', { name: t('room-invitation:confirm.title') });
    this.confirmDecline = this.dialog.getByRole('button', { name: t('room-invitation:confirm.decline') });
  }
}
