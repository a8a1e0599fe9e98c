import { LoginForm } from './login-page.ts';
import { PageModel } from './page-model.ts';

export class VerificationPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('email-verification:title') });
  /** For a link that is opened where nobody is signed in to its account. */
  readonly linkTitle = this.main.getByRole('heading', {
    level: 1,
    name: this.t('email-verification:link.title'),
  });
  readonly code = this.main.getByRole('textbox', { name: this.t('email-verification:code.label') });
  readonly confirm = this.main.getByRole('button', {
    name: this.t('email-verification:code.submit'),
    exact: true,
  });
  readonly resend = this.main.getByRole('button', { name: this.t('email-verification:resend') });
  readonly checked = this.main.getByRole('button', { name: this.t('email-verification:checked') });
  readonly signOut = this.main.getByRole('button', { name: this.t('email-verification:signOut') });
  readonly alert = this.main.getByRole('alert');
  readonly status = this.main.getByRole('status');

  async confirmAs(guest: { email: string; password: string }): Promise<void> {
    await this.linkTitle.waitFor();
    await new LoginForm(this.main, this.language).signIn(guest);
  }
}
