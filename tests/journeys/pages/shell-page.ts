import type { Locator, Page } from '@playwright/test';
import { LoginForm } from './login-page.ts';
import { filled, type Language, words } from './words.ts';

/** What stands around every screen: header, menu, footer, toasts. */
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
  readonly #words: (typeof words)[Language];

  constructor(page: Page, language: Language = 'en') {
    const { shell, session } = words[language];
    this.#words = words[language];
    this.page = page;
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.logo = this.header.getByRole('link', { name: shell.home });
    this.chat = this.header.getByRole('button', { name: shell.chat });
    this.signIn = this.header.getByRole('button', { name: shell.signIn, exact: true });
    this.userMenu = this.header.getByRole('button', { name: new RegExp(shell.menu.open) });
    this.menu = page.getByRole('menu');
    this.account = this.entry(shell.menu.account);
    this.product = this.entry(shell.menu.product);
    this.signOut = this.entry(shell.menu.signOut);
    this.dialog = page.getByRole('dialog', { name: session.login.modalTitle });
    this.dialogForm = new LoginForm(this.dialog, language);
    this.skip = page.getByRole('link', { name: shell.skip });
  }

  /** The menu's button as it greets this guest. */
  greeting(name: string): Locator {
    const said = filled(this.#words.shell.menu.greeting, { name });
    return this.header.getByRole('button', { name: new RegExp(`^${said}\\.`) });
  }

  entry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name: new RegExp(`^${name}( \\(.*\\))?$`) });
  }

  /** The button that changes to this language. */
  languageButton(language: Language): Locator {
    return this.header.getByRole('button', { name: this.#words.shell.language[language] });
  }

  toast(text: string): Locator {
    return this.page.getByText(text, { exact: true }).first();
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
