import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyOf } from '#renderer/i18n/texts.ts';
import { type Language, type Texts, textsOf } from './texts.ts';

type StageName = 'hobbies' | 'genres' | 'ambient' | 'habits' | 'privacy' | 'restrictions';
export const QUIZ_PATH = '/guest/preferences/about';

/** The quiz "about you": its intro, its stages and its dialogs. */
export class QuizPage {
  readonly page: Page;
  readonly main: Locator;
  readonly start: Locator;
  readonly update: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly line: Locator;
  readonly cancelDialog: Locator;
  readonly success: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    const button = (key: KeyOf<'quiz'>) =>
      this.main.getByRole('button', { name: t(`quiz:${key}`), exact: true });
    this.start = button('intro.startButton');
    this.update = button('intro.updateButton');
    this.next = button('next');
    this.back = button('back');
    this.save = button('save');
    this.cancel = button('cancel');
    this.line = this.main.getByRole('slider', { name: t('quiz:stages.privacy.title') });
    this.cancelDialog = page.getByRole('alertdialog', { name: t('quiz:cancelDialog.title') });
    this.success = page.getByRole('dialog', { name: t('quiz:saved.title') });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${QUIZ_PATH}${query}`);
  }

  title(stage: StageName): Locator {
    return this.main.getByRole('heading', { name: this.t(`quiz:stages.${stage}.title`) });
  }

  /** The guest stands at the stage's heading. */
  async isAt(stage: StageName): Promise<void> {
    await expect(this.title(stage)).toBeFocused();
  }

  group(key: KeyOf<'quiz'>): Locator {
    return this.main.getByRole('group', { name: this.t(`quiz:${key}`) });
  }

  /** An option by its text's key, such as `HOBBY.YOGA`. */
  check(option: string): Locator {
    return this.main.getByRole('checkbox', { name: this.#name(option), exact: true });
  }

  radio(option: string): Locator {
    return this.main.getByRole('radio', { name: this.#name(option), exact: true });
  }

  dialogButton(key: KeyOf<'quiz'>): Locator {
    return this.page.getByRole('button', { name: this.t(`quiz:${key}`) });
  }

  /** From the intro to a stage, with the least that each one before it needs. */
  async reach(stage: 2 | 3 | 4 | 5 | 6): Promise<void> {
    await this.start.click();
    await this.check('HOBBY.YOGA').check();
    await this.next.click();
    if (stage > 2) {
      await this.check('GENRE.SAMBA').check();
      await this.next.click();
    }
    if (stage > 3) {
      await this.radio('AMBIENT.CITY').check();
      await this.next.click();
    }
    for (let at = 4; at < stage; at += 1) await this.next.click();
  }

  #name(option: string): string {
    return this.t(`quiz:options.${option}` as 'quiz:options.HOBBY.YOGA');
  }
}
