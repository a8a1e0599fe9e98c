import { expect, type Locator, type Page } from '@playwright/test';
import type { CheckInStep } from '#shared/contract/check-in.ts';
import { type BelowCard, belowCard, CardForm, type TypedCard } from './card-form.ts';
import { type Language, labelled, startingWith, type Texts, textsOf } from './texts.ts';

type Place = 'lastOrigin' | 'nextDestination';
type PlacePart = 'country' | 'state' | 'city';

/** A check-in, from its first page to the room and its code. */
export class CheckInPage {
  readonly page: Page;
  readonly main: Locator;
  readonly t: Texts;
  readonly language: Language;
  readonly title: Locator;
  readonly bar: Locator;
  readonly next: Locator;
  readonly begin: Locator;
  readonly cancel: Locator;
  readonly canceling: Locator;
  readonly connection: Locator;
  readonly tryAgain: Locator;
  readonly confirm: Locator;
  readonly success: Locator;
  readonly chooseCard: Locator;
  readonly cardHolder: Locator;
  readonly useCard: BelowCard;
  readonly card: CardForm;
  /** The law's part of the trip (BEY-19). */
  readonly registration: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.language = language;
    this.main = page.getByRole('main');
    this.card = new CardForm(this.main, language);
    this.title = this.main.getByRole('heading', { level: 1 });
    this.bar = this.main.getByRole('navigation', { name: t('check-in:bar.label') });
    this.next = this.#button('check-in:next');
    this.begin = this.#button('check-in:instruction.begin');
    this.cancel = this.#button('check-in:cancel.open');
    this.canceling = page.getByRole('alertdialog', { name: t('check-in:cancel.title') });
    this.connection = page.getByRole('alertdialog', { name: t('check-in:connection.title') });
    this.tryAgain = this.connection.getByRole('button', { name: t('general:tryAgain') });
    this.confirm = this.main.getByRole('button', { name: startingWith(t('check-in:confirm.go')) });
    this.success = page.getByRole('alertdialog', { name: t('check-in:success.title') });
    this.chooseCard = this.main.getByRole('link', { name: t('check-in:paymentCard.choose') });
    this.cardHolder = this.main.getByLabel(labelled(this.t('card-form:fullName')));
    this.useCard = belowCard(
      this.main.getByRole('button', { name: startingWith(t('check-in:paymentCard.give')) }),
    );
    this.registration = this.main.getByRole('region', { name: t('trip-motivation:registration.title') });
  }

  #button(key: Parameters<Texts>[0]): Locator {
    return this.main.getByRole('button', { name: startingWith(this.t(key)) });
  }

  /** Opens the start, which leads to where the guest is. */
  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/checkin/${bookingId}/start`);
  }

  /** The page of a step, by its first heading. */
  at(
    page: Exclude<CheckInStep, 'personalInfo' | 'tripMotivation'> | 'data' | 'identity' | 'guests' | 'trip',
  ) {
    const key = page === 'trip' ? 'trip-motivation:title' : (`check-in:${page}.title` as const);
    return this.main.getByRole('heading', { level: 1, name: this.t(key) });
  }

  /** The address that a guest who has none yet types. */
  async fillAddress(): Promise<void> {
    const line = (name: 'cep' | 'number') =>
      this.main.getByLabel(labelled(this.t(`personal-information:address.${name}`)));
    const nationality = this.main.getByRole('combobox', {
      name: labelled(this.t('personal-information:person.nationality')),
    });
    await nationality.focus();
    await this.page.keyboard.type(this.language === 'pt' ? 'Brasil' : 'Brazil');
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
    await line('cep').fill('01001000');
    await line('number').fill('100');
    await expect(this.main.getByLabel(labelled(this.t('personal-information:address.city')))).not.toHaveValue(
      '',
    );
  }

  place(which: Place): Locator {
    return this.main.getByRole('group', { name: this.t(`trip-motivation:${which}.title`) });
  }

  field(which: Place, part: PlacePart): Locator {
    return this.place(which).getByRole('combobox', { name: labelled(this.t(`trip-motivation:${part}`)) });
  }

  /** Chooses by typing a part of the name and the keyboard alone. */
  async choose(which: Place, part: PlacePart, typed: string): Promise<void> {
    await this.field(which, part).focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(typed);
    await this.page.getByRole('option', { name: typed, exact: true }).waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** A list of the trip's step. */
  list(which: 'lawReason' | 'race' | 'disability'): Locator {
    return this.main.getByRole('combobox', { name: labelled(this.t(`trip-motivation:${which}.label`)) });
  }

  /** Radio buttons of the trip's step. */
  radios(which: 'reason' | 'mode' | 'lawTransport.label' | 'disabilityKind.label'): Locator {
    return this.main
      .getByRole('radiogroup', { name: labelled(this.t(`trip-motivation:${which}`)) })
      .getByRole('radio');
  }

  /** The number of the document that is chosen. */
  document(type: 'CPF' | 'PASSPORT' = 'CPF'): Locator {
    return this.registration.getByRole('textbox', {
      name: labelled(this.t(`trip-motivation:document.${type}`)),
    });
  }

  option(name: string): Locator {
    return this.main.getByRole('radio', { name, exact: true });
  }

  async typeCard({ number, ...rest }: TypedCard): Promise<void> {
    await this.card.fill(number, rest);
  }

  /** A part of the summary. */
  part(key: 'stay' | 'person' | 'identity' | 'guests' | 'trip' | 'card'): Locator {
    return this.main.getByRole('region', { name: this.t(`check-in:summary.${key}`), exact: true });
  }

  change(key: Parameters<CheckInPage['part']>[0]): Locator {
    return this.part(key).getByRole('link');
  }
}
