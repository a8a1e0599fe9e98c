import type { Locator, Page } from '@playwright/test';
import type { WayOut } from '#renderer/features/booking-payment/recovery.ts';
import { type Language, labelled, startingWith, type Texts, textsOf } from './texts.ts';

/** What a new guest types about themselves. */
export type NewGuest = {
  email: string;
  repeatEmail?: string;
  fullName: string;
  socialName?: string;
  /** `1990-08-24`. */
  dateOfBirth: string;
  phone: string;
  password: string;
  repeatPassword?: string;
  subscribe?: boolean;
};

export type TypedCard = {
  number: string;
  fullName: string;
  /** MM/YY. */
  expiration: string;
  cvv: string;
  /** Null for a holder from abroad. */
  taxId: string | null;
};

/** Cards of the sandbox's provider, by their outcome. */
export const cards = {
  approves: '4111 1111 1111 1111',
  approvesToo: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declines: '4000 0000 0000 0002',
  timesOutApproved: '4000 0000 0000 0119',
  timesOutDeclined: '4000 0000 0000 0127',
  /** Sixteen digits that no card has. */
  wrongDigits: '4111 1111 1111 1112',
} as const;

export const holder = { fullName: 'JOANA PRADO', expiration: '08/31', cvv: '123', taxId: '529.982.247-25' };

/** Booking step 4: who books, with what, and the button that books. */
export class PaymentPage {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  readonly signUp: Locator;
  readonly logIn: Locator;
  readonly loginDialog: Locator;
  readonly confirm: Locator;
  readonly toPay: Locator;
  readonly methods: Locator;
  readonly useCredits: Locator;
  readonly busy: Locator;
  readonly back: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const confirms = (['card', 'credits', 'reception'] as const).map(way =>
      startingWith(texts(`booking-payment:confirm.${way}`, { amount: 'R$' }).split('R$')[0] ?? ''),
    );
    this.page = page;
    this.language = language;
    this.texts = texts;
    this.signUp = page.getByRole('form', { name: texts('sign-up:title') });
    this.logIn = page
      .getByRole('main')
      .getByRole('button', { name: texts('booking-payment:loginPrompt.action') });
    this.loginDialog = page.getByRole('dialog', { name: texts('booking-payment:loginPrompt.modalTitle') });
    this.toPay = page.getByRole('region', { name: texts('booking-payment:totals.title'), exact: true });
    this.confirm = this.toPay.getByRole('button', {
      name: new RegExp(confirms.map(one => one.source).join('|')),
    });
    this.methods = page.getByRole('radiogroup', { name: texts('booking-payment:method.title') });
    this.useCredits = page.getByRole('switch', { name: texts('booking-payment:credits.use') });
    this.busy = this.toPay.getByRole('button', { name: texts('general:loading') });
    this.back = page.getByRole('button', { name: texts('booking-payment:back') });
  }

  method(name: string): Locator {
    return this.methods.getByRole('radio', { name: startingWith(name) });
  }

  /** What the error of a booking without payment offers instead (SEC-04). */
  wayOut(way: WayOut): Locator {
    return this.toPay.getByRole('button', { name: this.texts(`booking-payment:unpaid.${way}`) });
  }

  get reception(): Locator {
    return this.method(this.texts('booking-payment:method.reception'));
  }

  get installments(): Locator {
    return this.methods.getByRole('combobox', { name: this.texts('card-form:installments') });
  }

  /** A field of the sign-up form. */
  guestField(
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
  ): Locator {
    return this.signUp.getByLabel(labelled(this.texts(`sign-up:${key}`)));
  }

  /** A field of the card form. */
  cardField(
    key: 'number' | 'fullName' | 'expiration' | 'cvv' | 'taxId' | 'foreigner' | 'save' | 'description',
  ): Locator {
    return this.methods.getByLabel(labelled(this.texts(`card-form:${key}`)));
  }

  async fillGuest(guest: NewGuest): Promise<void> {
    const [year, month, day] = guest.dateOfBirth.split('-');
    await this.guestField('email').fill(guest.email);
    await this.guestField('repeatEmail').fill(guest.repeatEmail ?? guest.email);
    await this.guestField('fullName').fill(guest.fullName);
    if (guest.socialName !== undefined) await this.guestField('socialName').fill(guest.socialName);
    await this.guestField('dateOfBirth').fill(
      this.language === 'pt' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
    );
    await this.guestField('phone').fill(guest.phone);
    await this.guestField('password').fill(guest.password);
    await this.guestField('repeatPassword').fill(guest.repeatPassword ?? guest.password);
    await this.guestField('consent').check();
    if (guest.subscribe) await this.guestField('subscribe').check();
  }

  async fillCard(number: string, differences: Partial<TypedCard> = {}): Promise<void> {
    const card = { ...holder, ...differences };
    await this.cardField('number').fill(number);
    await this.cardField('fullName').fill(card.fullName);
    await this.cardField('expiration').fill(card.expiration);
    await this.cardField('cvv').fill(card.cvv);
    if (card.taxId === null) await this.cardField('foreigner').check();
    else await this.cardField('taxId').fill(card.taxId);
  }

  async logInHere(email: string, password: string): Promise<void> {
    if (!(await this.loginDialog.isVisible())) await this.logIn.click();
    await this.loginDialog.getByLabel(this.texts('session:login.email')).fill(email);
    await this.loginDialog.getByLabel(labelled(this.texts('session:login.password'))).fill(password);
    await this.loginDialog.getByRole('button', { name: this.texts('session:login.submit') }).click();
    await this.loginDialog.waitFor({ state: 'hidden' });
  }

  async goToConfirmation(): Promise<void> {
    await this.confirm.click();
    await this.page.waitForURL('**/booking/confirmation');
  }
}
