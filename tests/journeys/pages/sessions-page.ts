import { PageModel } from './page-model.ts';

export const SESSIONS = '/guest/settings/sessions';

export const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  name: { en: 'Safari on iPhone', pt: 'Safari no iPhone' },
} as const;

export class SessionsPage extends PageModel {
  readonly texts = this.t;
  readonly list = this.main.getByRole('list', { name: this.t('settings:sessions.title') });
  readonly devices = this.list.getByRole('listitem');
  readonly here = this.devices.filter({ hasText: this.t('settings:sessions.here') });
  readonly alone = this.main.getByText(this.t('settings:sessions.alone'));
  readonly endAll = this.main.getByRole('button', { name: this.t('settings:sessions.endAll') });
  readonly dialog = this.page.getByRole('alertdialog');
  readonly confirm = this.dialog.getByRole('button', {
    name: new RegExp(`^(${this.t('settings:sessions.end')}|${this.t('settings:sessions.endAll')})$`),
  });
  readonly cancel = this.dialog.getByRole('button', { name: this.t('settings:sessions.cancel') });

  readonly device = (name: string) => this.devices.filter({ hasText: name });

  async open(): Promise<void> {
    await this.page.goto(SESSIONS);
    await this.here.waitFor();
  }

  async askToEnd(name: string): Promise<void> {
    await this.device(name).getByRole('button').click();
    await this.dialog.waitFor();
  }
}
