import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from '../../journeys/pages/texts.ts';
import type { DesktopApp } from '../electron-app.ts';

type Finger = Pick<DesktopApp, 'tap'>;

export class OnScreenKeyboard {
  readonly board: Locator;
  readonly texts: Texts;
  readonly #finger: Finger;

  constructor(finger: Finger, page: Page, language: Language) {
    this.#finger = finger;
    this.texts = textsOf(language);
    this.board = page.getByRole('region', { name: this.texts('screen-keyboard:label') });
  }

  /** By what it types, or by its text's key. */
  key(name: string): Locator {
    return this.board.getByRole('button', { name, exact: true });
  }

  get symbols(): string {
    return this.texts('screen-keyboard:symbols', { face: '?123' });
  }

  get letters(): string {
    return this.texts('screen-keyboard:letters', { face: 'ABC' });
  }

  get shift(): Locator {
    return this.key(this.texts('screen-keyboard:shift'));
  }

  async press(...names: string[]): Promise<void> {
    for (const name of names) await this.#finger.tap(this.key(name));
  }

  async erase(times = 1): Promise<void> {
    for (let done = 0; done < times; done += 1) await this.press(this.texts('screen-keyboard:backspace'));
  }

  async enter(field: Locator): Promise<void> {
    await this.#finger.tap(field);
    await expect(field).toBeFocused();
    await this.expectClearOf(field);
  }

  /** A tap is done before the page has taken it, so that each change of the keys is waited for. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      const isCapital = /\p{L}/u.test(sign) && (await this.#case(sign !== sign.toLowerCase()));
      const name = this.#nameOf(sign);
      const isHere = (await this.key(name).count()) > 0;
      if (!isHere) await this.press(this.symbols);
      await this.press(name);
      if (isCapital) await expect(this.shift).toHaveAttribute('aria-pressed', 'false');
      if (isHere) continue;
      await this.press(this.letters);
      await expect(this.key(this.symbols)).toBeVisible();
    }
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.type(text);
  }

  async expectClearOf(field: Locator): Promise<void> {
    await expect(this.board).toBeVisible();
    await expect
      .poll(async () => {
        const [keys, box] = [await this.board.boundingBox(), await field.boundingBox()];
        return keys !== null && box !== null && box.y >= 0 && box.y + box.height <= keys.y;
      })
      .toBe(true);
  }

  async #case(wantsCapital: boolean): Promise<boolean> {
    const hasShift = (await this.shift.count()) > 0;
    if (!hasShift) return false;
    const isOn = (await this.shift.getAttribute('aria-pressed')) === 'true';
    if (isOn === wantsCapital) return wantsCapital;
    await this.press(this.texts('screen-keyboard:shift'));
    // From "once" it goes to "locked" before it goes off.
    if (isOn) await this.press(this.texts('screen-keyboard:capsLock'));
    await expect(this.shift).toHaveAttribute('aria-pressed', String(wantsCapital));
    return wantsCapital;
  }

  #nameOf(sign: string): string {
    switch (sign) {
      case ' ':
        return this.texts('screen-keyboard:space');
      case '@':
        return this.texts('screen-keyboard:signs.at');
      case '.':
        return this.texts('screen-keyboard:signs.dot');
      case ',':
        return this.texts('screen-keyboard:signs.comma');
      case '-':
        return this.texts('screen-keyboard:signs.hyphen');
      case '_':
        return this.texts('screen-keyboard:signs.underscore');
      case "'":
        return this.texts('screen-keyboard:signs.apostrophe');
      case '+':
        return this.texts('screen-keyboard:signs.plus');
      default:
        return sign;
    }
  }
}
