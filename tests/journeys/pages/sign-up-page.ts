import { PageModel } from './page-model.ts';
import { langQuery, startingWith } from './texts.ts';

type Field =
  | 'email'
  | 'fullName'
  | 'dateOfBirth'
  | 'phoneCode'
  | 'phone'
  | 'password'
  | 'repeatPassword'
  | 'consent';

export class SignUpPage extends PageModel {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.t('sign-up:pageTitle') });
  readonly form = this.page.getByRole('form', { name: this.t('sign-up:pageTitle') });
  readonly onward = this.form.getByRole('button', { name: this.t('sign-up:continue') });
  readonly create = this.form.getByRole('button', { name: this.t('sign-up:create') });
  readonly back = this.form.getByRole('button', { name: this.t('sign-up:back') });
  readonly cancel = this.form.getByRole('button', { name: this.t('sign-up:cancel') });
  readonly alert = this.form.getByRole('alert');

  readonly field = (name: Field) => this.form.getByLabel(startingWith(this.t(`sign-up:${name}`)));
  readonly step = (step: number) => this.form.getByText(this.t('sign-up:stepOf', { step, total: 3 }));

  async open(): Promise<void> {
    await this.page.goto(`/sign-up?lang=${langQuery(this.language)}`);
    await this.title.waitFor();
  }

  async identify(email: string, fullName: string): Promise<void> {
    await this.field('email').fill(email);
    await this.field('fullName').fill(fullName);
    await this.onward.click();
    await this.step(2).waitFor();
  }

  async contact(dateOfBirth: string, phone: string): Promise<void> {
    await this.field('dateOfBirth').fill(dateOfBirth);
    await this.field('phone').fill(phone);
    await this.onward.click();
    await this.step(3).waitFor();
  }

  async protect(password: string): Promise<void> {
    await this.field('password').fill(password);
    await this.field('repeatPassword').fill(password);
    await this.field('consent').check();
  }
}
