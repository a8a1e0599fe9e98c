import { PageModel } from './page-model.ts';

export class VerificationPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('email-verification:title') });
  readonly resend = this.main.getByRole('button', { name: this.t('email-verification:resend') });
  readonly checked = this.main.getByRole('button', { name: this.t('email-verification:checked') });
  readonly signOut = this.main.getByRole('button', { name: this.t('email-verification:signOut') });
  readonly alert = this.main.getByRole('alert');
  readonly status = this.main.getByRole('status');
}
