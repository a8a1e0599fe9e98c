import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type Texts as PageTexts, texts as pageTexts } from '#gateway/server/verification-page/page/texts.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { PageModel } from './page-model.ts';
import type { Language } from './texts.ts';

const titles = {
  PENDING: 'identity-verification:pending.title',
  PROCESSING: 'identity-verification:processing.title',
  APPROVED: 'identity-verification:approved.title',
  REPROVED: 'identity-verification:reprovedStatus.title',
} as const satisfies Record<IdentityStatus, string>;

export const VERIFICATION_PATH = '/guest/personal-information/identity';

export class IdentityVerificationPage extends PageModel {
  readonly #button = (name: string) => this.main.getByRole('button', { name, exact: true });
  readonly start = this.#button(this.t('identity-verification:action.start'));
  readonly restart = this.#button(this.t('identity-verification:action.restart'));
  readonly tryAgain = this.#button(this.t('identity-verification:reprovedStatus.tryAgain'));
  readonly update = this.main.getByRole('button', {
    name: this.t('identity-verification:processing.update'),
  });
  readonly reasons = this.main
    .getByRole('list', { name: this.t('identity-verification:reprovedStatus.reasons') })
    .getByRole('listitem');
  readonly contact = this.main.getByRole('link', {
    name: this.t('identity-verification:reprovedStatus.contact'),
  });
  readonly dialog = this.page.getByRole('dialog', { name: this.t('identity-verification:dialog.title') });
  readonly phoneDialog = this.page.getByRole('dialog', { name: this.t('identity-verification:phone.title') });
  readonly close = this.dialog.getByRole('button', { name: this.t('general:close') });
  readonly frame = this.page.getByTitle(this.t('identity-verification:dialog.frame'));

  readonly status = (status: IdentityStatus) =>
    this.main.getByRole('heading', { name: this.t(titles[status]) });
  readonly embedded = (language: Language = 'en'): EmbeddedVerificationPage =>
    new EmbeddedVerificationPage(this.frame.contentFrame(), language);

  async open(): Promise<void> {
    await this.page.goto(VERIFICATION_PATH);
  }
}

export class EmbeddedVerificationPage {
  readonly scope: FrameLocator | Page;
  readonly texts: PageTexts;
  readonly camera: Locator;
  readonly file: Locator;
  readonly shoot: Locator;
  readonly retake: Locator;
  readonly use: Locator;
  readonly send: Locator;
  readonly alert: Locator;

  constructor(scope: FrameLocator | Page, language: Language = 'en') {
    const texts = pageTexts[language];
    this.texts = texts;
    this.scope = scope;
    const button = (name: string) => scope.getByRole('button', { name, exact: true });
    this.camera = button(texts.camera);
    this.file = button(texts.file);
    this.shoot = button(texts.shoot);
    this.retake = button(texts.retake);
    this.use = button(texts.use);
    this.send = button(texts.send);
    this.alert = scope.getByRole('alert');
  }

  title(name: string): Locator {
    return this.scope.getByRole('heading', { level: 1, name });
  }

  picture(kind: 'document' | 'selfie'): Locator {
    return this.scope.getByRole('img', { name: this.texts[kind].alt });
  }

  change(kind: 'document' | 'selfie'): Locator {
    return this.scope.getByRole('button', { name: `${this.texts.change}: ${this.texts[kind].title}` });
  }

  async choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.file.click();
    await (await chooser).setFiles(file);
  }

  async chooseBoth(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    for (const kind of ['document', 'selfie'] as const) {
      await this.title(this.texts[kind].title).waitFor();
      await this.choose(page, file);
      await this.picture(kind).waitFor();
      await this.use.click();
    }
    await this.title(this.texts.review.title).waitFor();
  }
}
