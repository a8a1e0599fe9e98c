import type { Locator } from '@playwright/test';
import type { RecoveryAction } from '#renderer/guest/features/booking/booking-payment/recovery.ts';
import { linesOf } from './booking-summary.ts';
import {
  type BelowCard,
  belowCard,
  type CardField,
  CardForm,
  type FieldBelow,
  holder,
  pressBelow,
  type TypedCard,
} from './card-form.ts';
import { PageModel } from './page-model.ts';
import { labelled, startingWith } from './texts.ts';

export type NewGuest = {
  email: string;
  fullName: string;
  socialName?: string;
  /** `1990-08-24`. */
  dateOfBirth: string;
  phone: string;
  password: string;
  subscribe?: boolean;
};

export class PaymentPage extends PageModel {
  readonly #confirms = (['card', 'pix', 'credits', 'reception'] as const).map(action =>
    startingWith(this.t(`booking-payment:confirm.${action}`)),
  );
  readonly texts = this.t;
  readonly signUp = this.page.getByRole('form', { name: this.t('sign-up:title') });
  readonly logIn = this.main.getByRole('button', { name: this.t('booking-payment:loginPrompt.action') });
  readonly loginDialog = this.page.getByRole('dialog', {
    name: this.t('booking-payment:loginPrompt.modalTitle'),
  });
  /** Bill, outcome and button: beside the form, on a phone below it. */
  readonly toPay = this.page.getByRole('complementary', { name: this.t('booking-funnel:summary.title') });
  readonly confirm = belowCard(
    this.toPay.getByRole('button', { name: new RegExp(this.#confirms.map(one => one.source).join('|')) }),
  );
  readonly showMissing = belowCard(
    this.page.getByRole('button', { name: this.t('booking-payment:confirm.showMissing') }),
  );
  readonly methods = this.page.getByRole('radiogroup', { name: this.t('booking-payment:method.title') });
  readonly card = new CardForm(this.methods, this.language);
  readonly useCredits = this.page.getByRole('switch', { name: this.t('booking-payment:credits.use') });
  /** Whose account pays with Pix. */
  readonly taxId = this.methods.getByLabel(labelled(this.t('pix:taxId.label')));
  readonly installments = this.methods.getByRole('combobox', { name: this.t('card-form:installments') });

  readonly method = (name: string) => this.methods.getByRole('radio', { name: startingWith(name) });
  readonly recovery = (action: RecoveryAction) =>
    this.toPay.getByRole('button', { name: this.t(`booking-payment:unpaid.${action}`) });
  readonly guestField = (
    key:
      | 'email'
      | 'repeatEmail'
      | 'fullName'
      | 'socialName'
      | 'dateOfBirth'
      | 'country'
      | 'phoneCode'
      | 'phone'
      | 'password'
      | 'repeatPassword'
      | 'consent'
      | 'subscribe',
  ) => this.signUp.getByLabel(labelled(this.t(`sign-up:${key}`)));

  get reception(): Locator {
    return this.method(this.t('booking-payment:method.reception'));
  }

  get pix(): BelowCard {
    return belowCard(this.method(this.t('pix:option.label')));
  }

  /** The amount that the button pays, as the bill beside the form shows it. */
  async due(): Promise<string> {
    const lines = await linesOf(this.toPay);
    const labels = [
      ...(['card', 'pix', 'reception', 'nothing'] as const).map(key =>
        this.t(`booking-payment:totals.${key}`),
      ),
      `${this.t('booking-funnel:summary.total')} ${this.t('booking-funnel:summary.totalNote')}`,
    ];
    return labels.map(label => lines[label]).find(amount => amount !== undefined) ?? '';
  }

  async chooseCard(): Promise<void> {
    const { newCard, another } = {
      newCard: this.t('booking-payment:method.newCard'),
      another: this.t('booking-payment:method.another'),
    };
    await this.method(newCard).or(this.method(another)).check();
  }

  async goToPix(taxId = holder.taxId): Promise<void> {
    await pressBelow(this.pix, 'check');
    await this.taxId.fill(taxId);
    await pressBelow(this.confirm);
    await this.page.waitForURL('**/guest/pix/*');
  }

  cardField(key: FieldBelow): BelowCard;
  cardField(key: CardField): Locator;
  cardField(key: CardField): Locator {
    return this.card.field(key);
  }

  async fillGuest(guest: NewGuest): Promise<void> {
    const [year, month, day] = guest.dateOfBirth.split('-');
    await this.guestField('email').fill(guest.email);
    await this.guestField('repeatEmail').fill(guest.email);
    await this.guestField('fullName').fill(guest.fullName);
    if (guest.socialName !== undefined) await this.guestField('socialName').fill(guest.socialName);
    await this.guestField('dateOfBirth').fill(
      this.language === 'pt' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
    );
    await this.guestField('phone').fill(guest.phone);
    await this.guestField('password').fill(guest.password);
    await this.guestField('repeatPassword').fill(guest.password);
    await this.guestField('consent').check();
    if (guest.subscribe) await this.guestField('subscribe').check();
  }

  async fillCard(number: string, differences: Partial<TypedCard> = {}): Promise<void> {
    await this.chooseCard();
    await this.card.fill(number, differences);
  }

  async logInHere(email: string, password: string): Promise<void> {
    if (!(await this.loginDialog.isVisible())) await this.logIn.click();
    await this.loginDialog.getByLabel(this.t('session:login.email')).fill(email);
    await this.loginDialog.getByLabel(labelled(this.t('session:login.password'))).fill(password);
    await this.loginDialog.getByRole('button', { name: this.t('session:login.submit') }).click();
    await this.loginDialog.waitFor({ state: 'hidden' });
  }

  async goToConfirmation(): Promise<void> {
    await pressBelow(this.confirm);
    await this.page.waitForURL('**/booking/confirmation');
  }
}
