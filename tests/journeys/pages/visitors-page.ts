import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

type Field =
  | 'room'
  | 'fullName'
  | 'nickname'
  | 'documentType'
  | 'visitorType'
  | 'visitDate'
  | 'startTime'
  | 'endTime';

/** The visitors of a guest's rooms, and the dialogs over them. */
export class VisitorsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly title: Locator;
  readonly empty: Locator;
  readonly invite: Locator;
  readonly policy: Locator;
  /** The form of an invitation. */
  readonly form: Locator;
  readonly submit: Locator;
  readonly rules: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1, name: t('visitors:title') });
    this.empty = this.main.getByRole('heading', { name: t('visitors:empty.title') });
    this.invite = this.main.getByRole('button', { name: t('visitors:invite') });
    this.policy = this.main.getByRole('button', { name: t('visitors:policy.link') });
    this.form = page.getByRole('dialog', { name: t('visitors:visitorForm.title') });
    this.submit = this.form.getByRole('button', { name: t('visitors:visitorForm.submit') });
    this.rules = page.getByRole('dialog', { name: t('visitors:policy.title') });
  }

  async open(): Promise<void> {
    await this.page.goto('/guest/visitors');
    await this.title.waitFor();
  }

  field(name: Field): Locator {
    return this.form.getByLabel(labelled(this.t(`visitors:visitorForm.${name}`)));
  }

  document(type: 'CPF' | 'PASSPORT'): Locator {
    return this.form.getByLabel(labelled(this.t(`visitors:visitorForm.document.${type}`)));
  }

  /** What a list of the form offers, and what of it can be chosen. */
  async offered(name: Field): Promise<{ all: string[]; open: string[] }> {
    const options = this.field(name).getByRole('option');
    const read = await options.evaluateAll(found =>
      found
        .map(option => option as HTMLOptionElement)
        .filter(({ value }) => value !== '')
        .map(({ value, disabled }) => ({ value, disabled })),
    );
    return {
      all: read.map(({ value }) => value),
      open: read.filter(({ disabled }) => !disabled).map(({ value }) => value),
    };
  }

  visitor(name: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: name });
  }

  show(nickname: string): Locator {
    return this.main.getByRole('button', { name: this.t('visitors:showOf', { name: nickname }) });
  }

  hide(nickname: string): Locator {
    return this.main.getByRole('button', { name: this.t('visitors:hideOf', { name: nickname }) });
  }

  takeBack(nickname: string): Locator {
    return this.main.getByRole('button', { name: this.t('visitors:deleteOf', { name: nickname }) });
  }

  /** The invitation that was just made, or that of a visitor in the list. */
  pass(nickname: string, isNew = false): Locator {
    const title = this.t(isNew ? 'visitors:pass.titleNew' : 'visitors:pass.title', { name: nickname });
    return this.page.getByRole('dialog', { name: title });
  }

  prompt(act: 'hide' | 'delete', nickname: string): Locator {
    return this.page.getByRole('alertdialog', { name: this.t(`visitors:${act}.title`, { name: nickname }) });
  }
}
