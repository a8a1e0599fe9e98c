import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type Words, wordsOf } from '../../journeys/pages/words.ts';
import type { DesktopApp } from '../electron-app.ts';

/** The kiosk's own keyboard under a finger. */
export class OnScreenKeyboard {
  readonly board: Locator;
  readonly words: Words;
  readonly #desktop: DesktopApp;

  constructor(desktop: DesktopApp, page: Page, language: Language) {
    this.#desktop = desktop;
    this.words = wordsOf(language);
    this.board = page.getByRole('region', { name: this.words('screen-keyboard:label') });
  }

  /** By what it types, or by its text's key. */
  key(name: string): Locator {
    return this.board.getByRole('button', { name, exact: true });
  }

  get shift(): Locator {
    return this.key(this.words('screen-keyboard:shift'));
  }

  async press(...names: string[]): Promise<void> {
    for (const name of names) await this.#desktop.tap(this.key(name));
  }

  async erase(times = 1): Promise<void> {
    for (let done = 0; done < times; done += 1) await this.press(this.words('screen-keyboard:backspace'));
  }

  /** Enters a field and waits for its keys, which must leave it in sight. */
  async enter(field: Locator): Promise<void> {
    await this.#desktop.tap(field);
    await expect(field).toBeFocused();
    await this.expectClearOf(field);
  }

  /** Taps sign after sign, going to capitals and symbols where it must. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      if (/\p{L}/u.test(sign)) await this.#case(sign !== sign.toLowerCase());
      const name = this.#nameOf(sign);
      const key = this.key(name);
      const isHere = (await key.count()) > 0;
      if (!isHere) await this.press(this.words('screen-keyboard:symbols'));
      await this.press(name);
      if (!isHere) await this.press(this.words('screen-keyboard:letters'));
    }
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.type(text);
  }

  /** The keyboard is there, and the whole field stands above it. */
  async expectClearOf(field: Locator): Promise<void> {
    await expect(this.board).toBeVisible();
    await expect
      .poll(async () => {
        const [keys, box] = [await this.board.boundingBox(), await field.boundingBox()];
        return keys !== null && box !== null && box.y >= 0 && box.y + box.height <= keys.y;
      })
      .toBe(true);
  }

  async #case(wantsCapital: boolean): Promise<void> {
    const hasShift = (await this.shift.count()) > 0;
    if (!hasShift) return;
    const isOn = (await this.shift.getAttribute('aria-pressed')) === 'true';
    if (isOn === wantsCapital) return;
    await this.press(this.words('screen-keyboard:shift'));
    // From "once" it goes to "locked" before it goes off.
    if (isOn && !wantsCapital) await this.press(this.words('screen-keyboard:capsLock'));
  }

  #nameOf(sign: string): string {
    switch (sign) {
      case ' ':
        return this.words('screen-keyboard:space');
      case '@':
        return this.words('screen-keyboard:signs.at');
      case '.':
        return this.words('screen-keyboard:signs.dot');
      case ',':
        return this.words('screen-keyboard:signs.comma');
      case '-':
        return this.words('screen-keyboard:signs.hyphen');
      case '_':
        return this.words('screen-keyboard:signs.underscore');
      case "'":
        return this.words('screen-keyboard:signs.apostrophe');
      case '+':
        return this.words('screen-keyboard:signs.plus');
      default:
        return sign;
    }
  }
}
