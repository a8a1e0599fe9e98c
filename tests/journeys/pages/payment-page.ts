import type { Locator, Page } from '@playwright/test';
import type { WayOut } from '#renderer/features/booking-payment/recovery.ts';
import { plain } from './booking-summary.ts';
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

/** Booking step 4: who books, with what, and the button that books. */
export class PaymentPage {
  readonly page: Page;
  readonly language: Language;
  readonly texts: Texts;
  readonly signUp: Locator;
  readonly logIn: Locator;
  readonly loginDialog: Locator;
  readonly confirm: BelowCard;
  /** Leads to the first field that is missing or wrong. */
  readonly showMissing: BelowCard;
  readonly toPay: Locator;
  readonly methods: Locator;
  readonly useCredits: Locator;
  readonly busy: Locator;
  readonly back: BelowCard;
  readonly card: CardForm;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    const confirms = (['card', 'pix', 'credits', 'reception'] as const).map(way =>
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
    this.confirm = belowCard(
      this.toPay.getByRole('button', { name: new RegExp(confirms.map(one => one.source).join('|')) }),
    );
    this.showMissing = belowCard(
      page.getByRole('button', { name: texts('booking-payment:confirm.showMissing') }),
    );
    this.methods = page.getByRole('radiogroup', { name: texts('booking-payment:method.title') });
    this.card = new CardForm(this.methods, language);
    this.useCredits = page.getByRole('switch', { name: texts('booking-payment:credits.use') });
    this.busy = this.toPay.getByRole('button', { name: texts('general:loading') });
    this.back = belowCard(page.getByRole('button', { name: texts('booking-payment:back') }));
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

  get pix(): BelowCard {
    return belowCard(this.method(this.texts('pix:option.label')));
  }

  /** Whose account pays with Pix. */
  get taxId(): Locator {
    return this.methods.getByLabel(labelled(this.texts('pix:taxId.label')));
  }

  /** The amount that the confirm button names. */
  async due(): Promise<string> {
    return /R\$\s[\d.]+,\d\d/.exec(plain(await this.confirm.innerText()))?.[0] ?? '';
  }

  /** Confirms with Pix, and waits for its code. */
  async goToPix(taxId = holder.taxId): Promise<void> {
    await pressBelow(this.pix, 'check');
    await this.taxId.fill(taxId);
    await pressBelow(this.confirm);
    await this.page.waitForURL('**/guest/pix/*');
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
  cardField(key: FieldBelow): BelowCard;
  cardField(key: CardField): Locator;
  cardField(key: CardField): Locator {
    return this.card.field(key);
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
    await this.card.fill(number, differences);
  }

  async logInHere(email: string, password: string): Promise<void> {
    if (!(await this.loginDialog.isVisible())) await this.logIn.click();
    await this.loginDialog.getByLabel(this.texts('session:login.email')).fill(email);
    await this.loginDialog.getByLabel(labelled(this.texts('session:login.password'))).fill(password);
    await this.loginDialog.getByRole('button', { name: this.texts('session:login.submit') }).click();
    await this.loginDialog.waitFor({ state: 'hidden' });
  }

  async goToConfirmation(): Promise<void> {
    await pressBelow(this.confirm);
    await this.page.waitForURL('**/booking/confirmation');
  }
}
