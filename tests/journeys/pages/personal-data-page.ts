import type { Locator } from '@playwright/test';
import type { Part } from '#renderer/platform/guest-forms/personal-info-values.ts';
import { PageModel } from './page-model.ts';
import { labelled, type Texts } from './texts.ts';

export const PERSONAL_DATA = '/guest/personal-information/personal-data';

type Line = 'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state' | 'stateAbroad';

export class PersonalDataPage extends PageModel {
  readonly #field = (name: string) => this.main.getByLabel(labelled(name));
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('personal-information:title') });
  readonly fullName = this.#field(this.t('personal-information:person.fullName'));
  readonly socialName = this.#field(this.t('personal-information:person.socialName'));
  readonly email = this.#field(this.t('personal-information:person.email'));
  readonly birthDate = this.#field(this.t('sign-up:dateOfBirth'));
  readonly phoneCode = this.#field(this.t('sign-up:phoneCode'));
  readonly phone = this.#field(this.t('sign-up:phone'));
  readonly nationality = this.main.getByRole('combobox', {
    name: labelled(this.t('personal-information:person.nationality')),
  });
  readonly gender = this.#field(this.t('personal-information:person.gender'));
  readonly country = this.main.getByRole('combobox', {
    name: labelled(this.t('personal-information:address.country')),
  });
  readonly cep = this.#field(this.t('personal-information:address.cep'));
  readonly postCode = this.#field(this.t('personal-information:address.postCode'));
  readonly undo = this.main.getByRole('button', { name: this.t('personal-information:address.undo') });
  readonly save = this.main.getByRole('button', { name: this.t('personal-information:save') });
  readonly identityEntry = this.main.getByRole('link', {
    name: this.t('personal-information:identity.entry'),
  });
  readonly conflict = this.page.getByRole('dialog', { name: this.t('personal-information:conflict.title') });
  readonly anotherPerson = this.page.getByRole('alertdialog', {
    name: this.t('personal-information:anotherPerson.title'),
  });
  readonly leave = this.page.getByRole('alertdialog', { name: this.t('personal-information:leave.title') });

  readonly line = (name: Line) =>
    this.main.getByLabel(labelled(this.t(`personal-information:address.${name}`)));
  readonly toast = (key: 'saveSuccess' | 'reqError') =>
    this.page.getByRole('listitem', { name: this.t(`personal-information:personalInfoForm.${key}`) });
  readonly difference = (part: Part) =>
    this.conflict.getByRole('listitem').filter({ hasText: this.t(`personal-information:parts.${part}`) });
  readonly button = (dialog: Locator, key: Parameters<Texts>[0]) =>
    dialog.getByRole('button', { name: this.t(key), exact: true });

  async open(): Promise<void> {
    await this.page.goto(PERSONAL_DATA);
    // The field that comes last: its list is fetched after the form.
    await this.country.waitFor();
  }

  /** Chooses by typing a part of the name and the keyboard alone. */
  async choose(field: Locator, typed: string): Promise<void> {
    await field.focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(typed);
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }
}
