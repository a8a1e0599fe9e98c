import { PageModel } from './page-model.ts';

export class ServicesPage extends PageModel {
  readonly texts = this.t;
  readonly next = this.page.getByRole('button', { name: this.t('booking-services:continue') });
  readonly rooms = this.page
    .getByRole('list', { name: this.t('booking-services:rooms') })
    .getByRole('article');

  /** One room's questions; rooms count from 1. */
  room(number: number) {
    const room = this.rooms.nth(number - 1);
    const answer = (key: 'pet.yes' | 'pet.no' | 'cradle.yes' | 'cradle.no' | 'bed.double' | 'bed.single') =>
      room.getByRole('radio', { name: this.t(`booking-services:${key}`) });
    const consent = (about: 'pet' | 'cradle') =>
      room.getByRole('checkbox', { name: this.t(`booking-services:${about}.consent`) });
    return { room, answer, consent };
  }

  /** Nothing to do where the services hold no choice: the guest is at the payment already. */
  async goOn(): Promise<void> {
    if (new URL(this.page.url()).pathname === '/booking/step-4') return;
    await this.next.click();
    await this.page.waitForURL('**/booking/step-4');
  }
}
