import { PageModel } from './page-model.ts';

export class VisitorInvitationPage extends PageModel {
  readonly expired = this.main.getByRole('heading', {
    level: 1,
    name: this.t('visitor-invitation:expired.title'),
  });
  readonly loading = this.main.getByRole('status', { name: this.t('visitor-invitation:loading') });
  readonly map = this.main.getByRole('img', { name: this.t('visitor-invitation:mapAlt', { hotel: '' }) });
  readonly openMap = this.main.getByRole('link', { name: this.t('visitor-invitation:openMap') });
  readonly calendar = this.main.getByRole('button', { name: this.t('visitor-invitation:calendar') });

  readonly title = (hotel: string) =>
    this.main.getByRole('heading', { level: 1, name: this.t('visitor-invitation:title', { hotel }) });
}
