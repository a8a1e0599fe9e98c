import { PageModel } from './page-model.ts';
import { labelled, startingWith } from './texts.ts';

export class PixPage extends PageModel {
  readonly texts = this.t;
  readonly waiting = this.page.getByRole('status').filter({ hasText: this.t('pix:waiting') });
  readonly code = this.page.getByRole('img', { name: this.t('pix:code.label') });
  readonly #dialog = this.page.getByRole('alertdialog', { name: this.t('pix:giveUp.title') });
  readonly amount = this.main.getByRole('definition').first();
  readonly otherwise = this.page.getByRole('button', { name: this.t('pix:giveUp.otherwise') });
  /** On a device that did not begin the payment. */
  readonly leave = this.page.getByRole('button', { name: this.t('pix:giveUp.action') });
  readonly stay = this.#dialog.getByRole('button', { name: this.t('pix:giveUp.stay') });
  readonly giveUp = this.#dialog.getByRole('button', { name: this.t('pix:giveUp.confirm') });
  readonly copy = this.page.getByRole('button', { name: startingWith(this.t('pix:code.copy')) });
  readonly taxId = this.page.getByLabel(labelled(this.t('pix:taxId.label')));
  readonly request = this.page.getByRole('button', { name: this.t('pix-pending:submit') });
  readonly cancel = this.page.getByRole('button', { name: this.t('pix-lobby:cancel') });
  /** What becomes of an open code, where a guest wants to leave a public screen. */
  readonly leaving = this.page.getByRole('alertdialog', { name: this.t('pix-lobby:leave.title') });
  readonly newCode = this.page.getByRole('button', { name: this.t('pix:newCode') });

  readonly ended = (state: 'PAID' | 'EXPIRED' | 'CLOSED' | 'REFUNDING' | 'REFUNDED') =>
    this.page.getByRole('heading', { name: this.t(`pix:ended.${state}.title`) });
  readonly leaveBy = (key: 'stay' | 'done' | 'giveUp') =>
    this.leaving.getByRole('button', { name: this.t(`pix-lobby:leave.${key}`) });

  get paymentId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}
