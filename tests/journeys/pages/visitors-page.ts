import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { labelled } from './texts.ts';

type Field =
  | 'room'
  | 'fullName'
  | 'nickname'
  | 'documentType'
  | 'visitorType'
  | 'visitDate'
  | 'startTime'
  | 'endTime';

export class VisitorsPage extends PageModel {
  readonly title = this.main.getByRole('heading', { level: 1, name: this.t('visitors:title') });
  readonly empty = this.main.getByRole('heading', { name: this.t('visitors:empty.title') });
  readonly invite = this.main.getByRole('button', { name: this.t('visitors:invite') });
  readonly policy = this.main.getByRole('button', { name: this.t('visitors:policy.link') });
  readonly form = this.page.getByRole('dialog', { name: this.t('visitors:visitorForm.title') });
  readonly submit = this.form.getByRole('button', { name: this.t('visitors:visitorForm.submit') });
  readonly rules = this.page.getByRole('dialog', { name: this.t('visitors:policy.title') });

  readonly field = (name: Field) => this.form.getByLabel(labelled(this.t(`visitors:visitorForm.${name}`)));
  readonly document = (type: 'CPF' | 'PASSPORT') =>
    this.form.getByLabel(labelled(this.t(`visitors:visitorForm.document.${type}`)));
  readonly visitor = (name: string) => this.main.getByRole('listitem').filter({ hasText: name });
  readonly show = (nickname: string) =>
    this.main.getByRole('button', { name: this.t('visitors:showOf', { name: nickname }) });
  readonly hide = (nickname: string) =>
    this.main.getByRole('button', { name: this.t('visitors:hideOf', { name: nickname }) });
  readonly takeBack = (nickname: string) =>
    this.main.getByRole('button', { name: this.t('visitors:deleteOf', { name: nickname }) });
  readonly prompt = (act: 'hide' | 'delete', nickname: string) =>
    this.page.getByRole('alertdialog', { name: this.t(`visitors:${act}.title`, { name: nickname }) });

  async open(): Promise<void> {
    await this.page.goto('/guest/visitors');
    await this.title.waitFor();
  }

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

  pass(nickname: string, isNew = false): Locator {
    const title = this.t(isNew ? 'visitors:pass.titleNew' : 'visitors:pass.title', { name: nickname });
    return this.page.getByRole('dialog', { name: title });
  }
}
