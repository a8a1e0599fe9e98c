import type { Locator, Page } from '@playwright/test';

/** The sign-in page. The names are what a guest reads, so a model is made for one language. */
const names = {
  en: { email: /e-?mail/i, password: 'Password', submit: /^(sign|log) in$/i },
  pt: { email: /e-?mail/i, password: 'Senha', submit: /^entrar$/i },
} as const;

export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page, language: keyof typeof names = 'en') {
    const form = page.getByRole('main');
    this.page = page;
    this.email = form.getByRole('textbox', { name: names[language].email });
    this.password = form.getByLabel(names[language].password, { exact: true });
    this.submit = form.getByRole('button', { name: names[language].submit });
  }

  async open(language: 'en' | 'pt' = 'en'): Promise<void> {
    await this.page.goto(`/login?lang=${language === 'pt' ? 'PORTUGUESE' : 'ENGLISH'}`);
    await this.email.waitFor();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
