import { expect, type Locator, type Page } from '@playwright/test';
import type { CardForm } from '../../journeys/pages/card-form.ts';
import { type Language, textsOf } from '../../journeys/pages/texts.ts';
import type { DesktopApp } from '../electron-app.ts';

export class CardPad {
  readonly element: Locator;
  readonly board: Locator;
  readonly #finger: Pick<DesktopApp, 'tap'>;
  readonly #card: CardForm;

  constructor(finger: Pick<DesktopApp, 'tap'>, page: Page, card: CardForm, language: Language) {
    this.#finger = finger;
    this.#card = card;
    this.element = page.getByTitle(textsOf(language)('card-form:frame.keys'));
    this.board = this.element.contentFrame().getByRole('group', { name: card.frameTexts('keys.label') });
  }

  key(name: string): Locator {
    return this.board.getByRole('button', { name, exact: true });
  }

  async press(key: 'erase' | 'hide' | 'next'): Promise<void> {
    await this.#finger.tap(this.key(this.#card.frameTexts(`keys.${key}`)));
  }

  async enter(field: Locator): Promise<void> {
    await this.#finger.tap(field);
    await expect(field).toBeFocused();
    await this.expectClearOf(field);
  }

  async type(digits: string): Promise<void> {
    for (const digit of digits) await this.#finger.tap(this.key(digit));
  }

  /** As with both thumbs: the second comes before the first is lifted. Chromium would send every touch after two driven fingers here. */
  async typeWithTwoFingers(first: string, second: string): Promise<void> {
    const finger = { pointerType: 'touch', button: 0 };
    await this.key(first).dispatchEvent('pointerdown', { ...finger, isPrimary: true });
    await this.key(second).dispatchEvent('pointerdown', { ...finger, isPrimary: false });
  }

  async expectClearOf(field: Locator): Promise<void> {
    await expect(this.element).toBeVisible();
    await expect
      .poll(async () => {
        const [keys, box] = [await this.element.boundingBox(), await field.boundingBox()];
        return keys !== null && box !== null && box.y >= 0 && box.y + box.height <= keys.y;
      })
      .toBe(true);
  }
}
