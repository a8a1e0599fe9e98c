import type { Locator, Page } from '@playwright/test';
import { LoginForm } from './login-page.ts';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

/** What surrounds every screen: header, menu, footer, toasts. */
export class ShellPage {
  readonly page: Page;
  readonly header: Locator;
  readonly footer: Locator;
  readonly logo: Locator;
  readonly chat: Locator;
  readonly signIn: Locator;
  readonly userMenu: Locator;
  readonly menu: Locator;
  readonly account: Locator;
  readonly product: Locator;
  readonly signOut: Locator;
  /** The header's sign-in dialog. */
  readonly dialog: Locator;
  readonly dialogForm: LoginForm;
  readonly skip: Locator;
  readonly #t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.#t = t;
    this.page = page;
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.logo = this.header.getByRole('link', { name: t('shell:home') });
    this.chat = this.header.getByRole('button', { name: t('shell:chat') });
    this.signIn = this.header.getByRole('button', { name: t('shell:signIn'), exact: true });
    this.userMenu = this.header.getByRole('button', { name: t('shell:menu.open') });
    this.menu = page.getByRole('menu');
    this.account = this.entry(t('shell:menu.account'));
    this.product = this.entry(t('shell:menu.product'));
    this.signOut = this.entry(t('shell:menu.signOut'));
    this.dialog = page.getByRole('dialog', { name: t('session:login.modalTitle') });
    this.dialogForm = new LoginForm(this.dialog, language);
    this.skip = page.getByRole('link', { name: t('shell:skip') });
  }

  /** The menu's button as it greets this guest. */
  greeting(name: string): Locator {
    const said = `${this.#t('shell:menu.greeting', { name })}.`;
    return this.header.getByRole('button', { name: startingWith(said) });
  }

  entry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name, exact: true });
  }

  /** An entry that leads outside the app and says so. */
  outsideEntry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name: `${name} ${this.#t('general:opensNewTab')}` });
  }

  /** The button that changes to this language. */
  languageButton(language: Language): Locator {
    return this.header.getByRole('button', { name: this.#t(`shell:language.${language}`) });
  }

  /** A toast that says this; the same words may be on the screen too. */
  toast(text: string): Locator {
    return this.page.getByRole('listitem', { name: text });
  }

  async openMenu(): Promise<void> {
    await this.userMenu.click();
    await this.menu.waitFor();
  }

  async leave(): Promise<void> {
    await this.openMenu();
    await this.signOut.click();
  }
}
