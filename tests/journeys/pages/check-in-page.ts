import { expect, type Locator } from '@playwright/test';
import type { CheckInStep } from '#shared/contract/guest/check-in.ts';
import { belowCard, CardForm, type TypedCard } from './card-form.ts';
import { PageModel } from './page-model.ts';
import { labelled, langQuery, startingWith, type Texts } from './texts.ts';

type TripLocation = 'lastOrigin' | 'nextDestination';
type LocationPart = 'country' | 'state' | 'city';

export class CheckInPage extends PageModel {
  readonly card = new CardForm(this.main, this.language);
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly bar = this.main.getByRole('navigation', { name: this.t('check-in:bar.label') });
  readonly next = this.#button('check-in:next');
  readonly begin = this.#button('check-in:instruction.begin');
  readonly cancel = this.#button('check-in:cancel.open');
  readonly canceling = this.page.getByRole('alertdialog', { name: this.t('check-in:cancel.title') });
  readonly connection = this.page.getByRole('alertdialog', { name: this.t('check-in:connection.title') });
  readonly tryAgain = this.connection.getByRole('button', { name: this.t('general:tryAgain') });
  readonly confirm = this.main.getByRole('button', { name: startingWith(this.t('check-in:confirm.go')) });
  readonly success = this.page.getByRole('alertdialog', { name: this.t('check-in:success.title') });
  readonly chooseCard = this.main.getByRole('link', { name: this.t('check-in:paymentCard.choose') });
  readonly cardHolder = this.main.getByLabel(labelled(this.t('card-form:fullName')));
  readonly useCard = belowCard(
    this.main.getByRole('button', { name: startingWith(this.t('check-in:paymentCard.give')) }),
  );
  readonly registration = this.main.getByRole('region', {
    name: this.t('trip-motivation:registration.title'),
  });

  readonly location = (which: TripLocation) =>
    this.main.getByRole('group', { name: this.t(`trip-motivation:${which}.title`) });
  readonly field = (which: TripLocation, part: LocationPart) =>
    this.location(which).getByRole('combobox', { name: labelled(this.t(`trip-motivation:${part}`)) });
  readonly list = (which: 'lawReason' | 'race' | 'disability') =>
    this.main.getByRole('combobox', { name: labelled(this.t(`trip-motivation:${which}.label`)) });
  readonly radios = (which: 'reason' | 'mode' | 'lawTransport.label' | 'disabilityKind.label') =>
    this.main
      .getByRole('radiogroup', { name: labelled(this.t(`trip-motivation:${which}`)) })
      .getByRole('radio');
  readonly document = (type: 'CPF' | 'PASSPORT' = 'CPF') =>
    this.registration.getByRole('textbox', {
      name: labelled(this.t(`trip-motivation:document.${type}`)),
    });
  readonly option = (name: string) => this.main.getByRole('radio', { name, exact: true });
  readonly part = (key: 'stay' | 'person' | 'identity' | 'guests' | 'trip' | 'card') =>
    this.main.getByRole('region', { name: this.t(`check-in:summary.${key}`), exact: true });
  readonly waiting = (reason: 'review' | 'rejected' | 'document' | 'reception') =>
    this.main.getByRole('heading', { name: this.t(`check-in:waiting.${reason}.title`) });
  readonly change = (key: Parameters<CheckInPage['part']>[0]) => this.part(key).getByRole('link');

  #button(key: Parameters<Texts>[0]): Locator {
    return this.main.getByRole('button', { name: startingWith(this.t(key)) });
  }

  /** In the model's language from the start: a message keeps the one that the page has by then. */
  async open(bookingId: string): Promise<void> {
    await this.page.goto(`/guest/checkin/${bookingId}/start?lang=${langQuery(this.language)}`);
  }

  at(
    page: Exclude<CheckInStep, 'personalInfo' | 'tripMotivation'> | 'data' | 'identity' | 'guests' | 'trip',
  ) {
    const key = page === 'trip' ? 'trip-motivation:title' : (`check-in:${page}.title` as const);
    return this.main.getByRole('heading', { level: 1, name: this.t(key) });
  }

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

  /** Chooses by typing a part of the name and the keyboard alone. */
  async choose(which: TripLocation, part: LocationPart, typed: string): Promise<void> {
    await this.field(which, part).focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(typed);
    await this.page.getByRole('option', { name: typed, exact: true }).waitFor();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  async typeCard({ number, ...rest }: TypedCard): Promise<void> {
    await this.card.fill(number, rest);
  }
}
