import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from '../../journeys/pages/texts.ts';
import type { DesktopApp } from '../electron-app.ts';

export class SettingsFormPage {
  readonly form: Locator;
  readonly texts: Texts;
  readonly check: Locator;
  readonly staffGateway: Locator;

  constructor(page: Page, language: Language) {
    this.texts = textsOf(language);
    this.form = page.getByRole('form', { name: this.texts('staff-panel:settings.title') });
    const staffGateway = `${this.texts('staff-panel:field.staffGateway')} (${this.texts('general:optional')})`;
    this.staffGateway = this.form.getByLabel(staffGateway, { exact: true });
    this.check = this.form.getByRole('button', { name: this.texts('staff-panel:gateway.check') });
  }

  field(
    name: 'gateway' | 'hotel' | 'profile' | 'language' | 'pin' | 'newPin' | 'repeatPin' | 'opens',
  ): Locator {
    return this.form.getByLabel(labelled(this.texts(`staff-panel:field.${name}`)));
  }

  button(key: 'settings.save' | 'settings.start'): Locator {
    return this.form.getByRole('button', { name: this.texts(`staff-panel:${key}`), exact: true });
  }
}

export class StaffPanelPage {
  readonly mark: Locator;
  readonly dialog: Locator;
  readonly pad: Locator;
  readonly settings: SettingsFormPage;
  readonly texts: Texts;
  readonly #desktop: DesktopApp;

  constructor(desktop: DesktopApp, page: Page, language: Language) {
    this.#desktop = desktop;
    this.texts = textsOf(language);
    this.mark = page.getByRole('banner').getByText(this.texts('shell:brand'), { exact: true });
    this.dialog = page.getByRole('dialog', { name: this.texts('staff-panel:title') });
    this.pad = this.dialog.getByRole('group', { name: this.texts('staff-panel:pin.label') });
    this.settings = new SettingsFormPage(page, language);
  }

  async ask(): Promise<void> {
    await this.#desktop.tap(this.mark, 5);
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
    return this.dialog.getByRole('tab', { name: this.texts(`staff-panel:${name}.title`) });
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
    return this.dialog.getByRole('button', { name: this.texts(`staff-panel:${key}`), exact: true });
  }
}
