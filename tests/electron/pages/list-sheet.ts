import { expect, type Locator, type Page } from '@playwright/test';
import type { DesktopApp } from '../electron-app.ts';
import type { OnScreenKeyboard } from './on-screen-keyboard.ts';

/** A kiosk's own list, in place of the system's popup. */
export class ListSheet {
  readonly dialog: Locator;
  readonly #finger: Pick<DesktopApp, 'tap'>;

  constructor(finger: Pick<DesktopApp, 'tap'>, page: Page) {
    this.#finger = finger;
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('list') });
  }

  row(label: string): Locator {
    return this.dialog.getByRole('button', { name: label, exact: true });
  }

  async open(list: Locator): Promise<void> {
    await expect(list).toBeEnabled();
    await this.#finger.tap(list);
    await this.dialog.waitFor();
  }

  async choose(list: Locator, label: string, typing?: { keyboard: OnScreenKeyboard; typed: string }) {
    await this.open(list);
    if (typing) {
      await expect(typing.keyboard.board).toBeVisible();
      await typing.keyboard.type(typing.typed);
    }
    await this.#finger.tap(this.row(label));
    await expect(this.dialog).toBeHidden();
  }
}
