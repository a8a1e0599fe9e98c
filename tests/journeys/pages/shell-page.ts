import type { Locator } from '@playwright/test';
import { LoginForm } from './login-page.ts';
import { PageModel } from './page-model.ts';
import { type Language, startingWith } from './texts.ts';

export class ShellPage extends PageModel {
  readonly header = this.page.getByRole('banner');
  readonly footer = this.page.getByRole('contentinfo');
  readonly logo = this.header.getByRole('link', { name: this.t('shell:home') });
  readonly signIn = this.header.getByRole('button', { name: this.t('shell:signIn'), exact: true });
  readonly userMenu = this.header.getByRole('button', { name: this.t('shell:menu.open') });
  readonly menu = this.page.getByRole('menu');
  readonly account = this.entry(this.t('shell:menu.account'));
  readonly product = this.entry(this.t('shell:menu.product'));
  readonly signOut = this.entry(this.t('shell:menu.signOut'));
  readonly dialog = this.page.getByRole('dialog', { name: this.t('session:login.modalTitle') });
  readonly dialogForm = new LoginForm(this.dialog, this.language);
  readonly skip = this.page.getByRole('link', { name: this.t('shell:skip') });

  readonly outsideEntry = (name: string) =>
    this.menu.getByRole('menuitem', { name: `${name} ${this.t('general:opensNewTab')}` });
  readonly languageButton = (language: Language) =>
    this.header.getByRole('button', { name: this.t(`shell:language.${language}`) });
  /** A toast that says this; the same words may be on the screen too. */
  readonly toast = (text: string) => this.page.getByRole('listitem', { name: text });

  greeting(name: string): Locator {
    const said = `${this.t('shell:menu.greeting', { name })}.`;
    return this.header.getByRole('button', { name: startingWith(said) });
  }

  entry(name: string): Locator {
    return this.menu.getByRole('menuitem', { name, exact: true });
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
