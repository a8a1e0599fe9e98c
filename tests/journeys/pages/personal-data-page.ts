import type { Locator, Page } from '@playwright/test';
import type { Part } from '#renderer/features/personal-information/values.ts';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

export const PERSONAL_DATA = '/guest/personal-information/personal-data';

type Line = 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state' | 'stateAbroad';

/** The guest's own data: on the web, at a desk and in a lobby. */
export class PersonalDataPage {
  readonly page: Page;
  readonly title: Locator;
  readonly fullName: Locator;
  readonly socialName: Locator;
  readonly email: Locator;
  readonly birthDate: Locator;
  readonly phoneCode: Locator;
  readonly phone: Locator;
  readonly nationality: Locator;
  readonly gender: Locator;
  readonly country: Locator;
  readonly cep: Locator;
  readonly postCode: Locator;
  readonly undo: Locator;
  readonly save: Locator;
  readonly identityEntry: Locator;
  readonly conflict: Locator;
  readonly anotherPerson: Locator;
  readonly leave: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(labelled(name));
    this.t = t;
    this.page = page;
    this.title = main.getByRole('heading', { level: 1, name: t('personal-information:title') });
    this.fullName = field(t('personal-information:person.fullName'));
    this.socialName = field(t('personal-information:person.socialName'));
    this.email = field(t('personal-information:person.email'));
    this.birthDate = field(t('sign-up:dateOfBirth'));
    this.phoneCode = field(t('sign-up:phoneCode'));
    this.phone = field(t('sign-up:phone'));
    this.nationality = main.getByRole('combobox', {
      name: labelled(t('personal-information:person.nationality')),
    });
    this.gender = field(t('personal-information:person.gender'));
    this.country = main.getByRole('combobox', { name: labelled(t('personal-information:address.country')) });
    this.cep = field(t('personal-information:address.cep'));
    this.postCode = field(t('personal-information:address.postCode'));
    this.undo = main.getByRole('button', { name: t('personal-information:address.undo') });
    this.save = main.getByRole('button', { name: t('personal-information:save') });
    this.identityEntry = main.getByRole('link', { name: t('personal-information:identity.entry') });
    this.conflict = page.getByRole('dialog', { name: t('personal-information:conflict.title') });
    this.anotherPerson = page.getByRole('alertdialog', {
      name: t('personal-information:anotherPerson.title'),
    });
    this.leave = page.getByRole('alertdialog', { name: t('personal-information:leave.title') });
  }

  async open(): Promise<void> {
    await this.page.goto(PERSONAL_DATA);
    // The field that comes last: its list is fetched after the form.
    await this.country.waitFor();
  }

  line(name: Line): Locator {
    return this.page.getByRole('main').getByLabel(labelled(this.t(`personal-information:address.${name}`)));
  }

  /** Chooses by typing a part of the name and the keyboard alone. */
  async choose(field: Locator, typed: string): Promise<void> {
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(typed);
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  toast(key: 'saveSuccess' | 'reqError'): Locator {
    return this.page.getByRole('listitem', { name: this.t(`personal-information:personalInfoForm.${key}`) });
  }

  /** One part in the dialog of two devices. */
  difference(part: Part): Locator {
    return this.conflict
      .getByRole('listitem')
      .filter({ hasText: this.t(`personal-information:parts.${part}`) });
  }

  button(dialog: Locator, key: Parameters<Texts>[0]): Locator {
    return dialog.getByRole('button', { name: this.t(key), exact: true });
  }
}
