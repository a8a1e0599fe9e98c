import { PageModel } from './page-model.ts';
import { labelled } from './texts.ts';

export class SettingsPage extends PageModel {
  readonly texts = this.t;
  readonly tabs = this.main.getByRole('navigation', { name: this.t('account:tabs') });
  readonly list = this.main.getByRole('navigation', { name: this.t('settings:list') });
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly ring = this.main.getByRole('meter', { name: this.t('account:preferences.ring') });
  readonly details = this.main.getByLabel(this.t('settings:delete.details'));
  readonly accept = this.main.getByRole('checkbox', { name: this.t('settings:delete.accept') });
  readonly go = this.main.getByRole('button', { name: this.t('settings:delete.go'), exact: true });
  readonly confirm = this.page.getByRole('alertdialog', { name: this.t('settings:delete.confirm.title') });
  readonly confirmGo = this.confirm.getByRole('button', { name: this.t('settings:delete.confirm.go') });
  readonly stay = this.confirm.getByRole('button', { name: this.t('settings:delete.confirm.stay') });
  readonly password = this.confirm.getByLabel(labelled(this.t('settings:delete.confirm.password')));
  readonly farewell = this.main.getByRole('heading', { level: 1, name: this.t('settings:farewell.title') });
  readonly emailForm = this.main.getByRole('form', { name: this.t('settings:access.email.title') });
  readonly newEmail = this.emailForm.getByLabel(labelled(this.t('settings:access.email.new')));
  readonly currentPassword = this.emailForm.getByLabel(labelled(this.t('settings:access.current')));
  readonly sendCode = this.emailForm.getByRole('button', { name: this.t('settings:access.email.submit') });
  readonly code = this.emailForm.getByLabel(labelled(this.t('settings:access.email.code')));
  readonly confirmEmail = this.emailForm.getByRole('button', {
    name: this.t('settings:access.email.confirm'),
  });

  readonly reason = (which: '1' | '2' | '3') =>
    this.page.getByRole('radio', { name: this.t(`settings:delete.reasons.${which}`) });
  readonly switchOf = (kind: 'offers' | 'updates') =>
    this.page.getByRole('switch', { name: this.t(`settings:notifications.${kind}.name`) });
}
