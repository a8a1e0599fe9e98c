import { expect } from '@playwright/test';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { PageModel } from './page-model.ts';

type StageName = 'hobbies' | 'genres' | 'ambient' | 'habits' | 'privacy' | 'restrictions';
export const QUIZ_PATH = '/guest/preferences/about';

export class QuizPage extends PageModel {
  readonly #button = (key: KeyOf<'quiz'>) =>
    this.main.getByRole('button', { name: this.t(`quiz:${key}`), exact: true });
  readonly start = this.#button('intro.startButton');
  readonly update = this.#button('intro.updateButton');
  readonly next = this.#button('next');
  readonly back = this.#button('back');
  readonly save = this.#button('save');
  readonly cancel = this.#button('cancel');
  readonly line = this.main.getByRole('slider', { name: this.t('quiz:stages.privacy.title') });
  readonly cancelDialog = this.page.getByRole('alertdialog', { name: this.t('quiz:cancelDialog.title') });
  readonly success = this.page.getByRole('dialog', { name: this.t('quiz:saved.title') });

  readonly title = (stage: StageName) =>
    this.main.getByRole('heading', { name: this.t(`quiz:stages.${stage}.title`) });
  /** An option by its text's key, such as `HOBBY.YOGA`. */
  readonly check = (option: string) =>
    this.main.getByRole('checkbox', { name: this.#name(option), exact: true });
  readonly radio = (option: string) =>
    this.main.getByRole('radio', { name: this.#name(option), exact: true });
  readonly dialogButton = (key: KeyOf<'quiz'>) =>
    this.page.getByRole('button', { name: this.t(`quiz:${key}`) });
  readonly #name = (option: string): string => this.t(`quiz:options.${option}` as 'quiz:options.HOBBY.YOGA');

  async open(query = ''): Promise<void> {
    await this.page.goto(`${QUIZ_PATH}${query}`);
  }

  async isAt(stage: StageName): Promise<void> {
    await expect(this.title(stage)).toBeFocused();
  }

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
}
