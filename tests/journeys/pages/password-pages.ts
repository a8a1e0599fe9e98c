import { PageModel } from './page-model.ts';
import { langQuery } from './texts.ts';

export class ForgotPasswordPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('password:forgot.title') });
  readonly email = this.main.getByRole('textbox', { name: this.t('password:forgot.email') });
  readonly submit = this.main.getByRole('button', { name: this.t('password:forgot.submit') });
  readonly back = this.main.getByRole('link', { name: this.t('password:forgot.back') });
  readonly alert = this.main.getByRole('alert');

  async open(): Promise<void> {
    await this.page.goto(`/forgot-password?lang=${langQuery(this.language)}`);
    await this.title.waitFor();
  }

  async ask(email: string): Promise<void> {
    // Its e-mail field is named like the one of /login, which may still be rendered.
    await this.title.waitFor();
    await this.email.fill(email);
    await this.submit.click();
  }
}

export class ResetPasswordPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('password:reset.title') });
  readonly password = this.main.getByLabel(this.t('password:reset.password'), { exact: true });
  readonly repeat = this.main.getByLabel(this.t('password:reset.repeat'), { exact: true });
  readonly submit = this.main.getByRole('button', { name: this.t('password:reset.submit') });

  async choose(password: string, repeat = password): Promise<void> {
    await this.password.fill(password);
    await this.repeat.fill(repeat);
    await this.submit.click();
  }
}
