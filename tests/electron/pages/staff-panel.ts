import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Words, wordsOf } from '../../journeys/pages/words.ts';
import type { DesktopApp } from '../electron-app.ts';

/** The form of a device's settings: on its first start and in the staff panel. */
export class SettingsFormPage {
  readonly form: Locator;
  readonly words: Words;
  readonly check: Locator;

  constructor(page: Page, language: Language) {
    this.words = wordsOf(language);
    this.form = page.getByRole('form', { name: this.words('staff-panel:settings.title') });
    this.check = this.form.getByRole('button', { name: this.words('staff-panel:gateway.check') });
  }

  field(
    name: 'gateway' | 'hotel' | 'profile' | 'language' | 'pin' | 'newPin' | 'repeatPin' | 'opens',
  ): Locator {
    return this.form.getByLabel(labelled(this.words(`staff-panel:field.${name}`)));
  }

  button(key: 'settings.save' | 'settings.start'): Locator {
    return this.form.getByRole('button', { name: this.words(`staff-panel:${key}`), exact: true });
  }
}

/** The staff's part of a kiosk: the gesture, the PIN's pad, and what lies behind. */
export class StaffPanelPage {
  readonly mark: Locator;
  readonly dialog: Locator;
  readonly pad: Locator;
  readonly settings: SettingsFormPage;
  readonly words: Words;
  readonly #desktop: DesktopApp;

  constructor(desktop: DesktopApp, page: Page, language: Language) {
    this.#desktop = desktop;
    this.words = wordsOf(language);
    this.mark = page.getByRole('banner').getByText(this.words('shell:brand'), { exact: true });
    this.dialog = page.getByRole('dialog', { name: this.words('staff-panel:title') });
    this.pad = this.dialog.getByRole('group', { name: this.words('staff-panel:pin.label') });
    this.settings = new SettingsFormPage(page, language);
  }

  /** The gesture: five taps on the brand's mark. */
  async ask(): Promise<void> {
    for (let tap = 0; tap < 5; tap += 1) await this.#desktop.tap(this.mark);
    await this.pad.waitFor();
  }

  async type(pin: string): Promise<void> {
    for (const digit of pin)
      await this.#desktop.tap(this.pad.getByRole('button', { name: digit, exact: true }));
    await this.#desktop.tap(this.button('pin.open'));
  }

  async open(pin: string): Promise<void> {
    await this.ask();
    await this.type(pin);
    await this.tab('selfTest').waitFor();
  }

  tab(name: 'selfTest' | 'settings' | 'leave'): Locator {
    return this.dialog.getByRole('tab', { name: this.words(`staff-panel:${name}.title`) });
  }

  button(
    key:
      | 'pin.open'
      | 'pin.erase'
      | 'lock'
      | 'selfTest.again'
      | 'leave.quit.action'
      | 'leave.quit.sure'
      | 'leave.restart.action'
      | 'leave.restart.sure',
  ): Locator {
    return this.dialog.getByRole('button', { name: this.words(`staff-panel:${key}`), exact: true });
  }
}
