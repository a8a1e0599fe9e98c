import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Texts, textsOf } from '../../journeys/pages/texts.ts';

type Tool = 'startOver' | 'accessibility' | 'staff';
type Mode = 'largeText' | 'highContrast' | 'lowReach' | 'moreTime' | 'spoken';

export class KioskPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly bar: Locator;
  readonly book: Locator;
  readonly checkIn: Locator;
  readonly checkOut: Locator;
  readonly find: Locator;
  readonly signIn: Locator;
  readonly dialog: Locator;
  readonly startOverQuestion: Locator;
  readonly countdown: Locator;
  readonly moreTime: Locator;
  readonly done: Locator;
  readonly closed: Locator;
  readonly lost: Locator;
  readonly codeLost: Locator;
  readonly back: Locator;

  constructor(page: Page, language: Language = 'pt') {
    const texts = textsOf(language);
    const main = page.getByRole('main');
    const choice = (name: string) => main.getByRole('link', { name: startingWith(name) });
    this.page = page;
    this.texts = texts;
    this.bar = page.getByRole('contentinfo', { name: texts('kiosk:frame.label') });
    this.book = choice(texts('kiosk:start.book'));
    this.checkIn = choice(texts('kiosk:start.checkIn'));
    this.checkOut = choice(texts('kiosk:start.checkOut'));
    this.find = choice(texts('kiosk:start.find'));
    this.signIn = choice(texts('kiosk:start.signIn'));
    this.dialog = page.getByRole('dialog');
    this.startOverQuestion = page.getByRole('alertdialog', { name: texts('kiosk:startOver.title') });
    this.countdown = page.getByRole('alertdialog', { name: texts('kiosk:idle.title') });
    this.moreTime = this.countdown.getByRole('button', { name: texts('kiosk:idle.stay') });
    this.done = this.countdown.getByRole('button', { name: texts('kiosk:idle.leave') });
    const notice = (key: 'lost.page.title' | 'lost.code.title' | 'back.title') =>
      page.getByRole('status').filter({ hasText: texts(`kiosk:connection.${key}`) });
    this.lost = notice('lost.page.title');
    this.codeLost = notice('lost.code.title');
    this.back = notice('back.title');
    this.closed = page.getByRole('heading', { level: 1, name: texts('kiosk:closed.title') });
  }

  tool(tool: Tool): Locator {
    return this.bar.getByRole('button', { name: this.texts(`kiosk:frame.${tool}`), exact: true });
  }

  language(language: Language): Locator {
    return this.bar.getByRole('button', { name: startingWith(language.toUpperCase()) });
  }

  tools(): Locator[] {
    const tools = (['startOver', 'accessibility', 'staff'] as const).map(tool => this.tool(tool));
    return [...tools, this.language('pt'), this.language('en')];
  }

  mode(mode: Mode): Locator {
    return this.page.getByRole('switch', { name: this.texts(`kiosk:modes.${mode}`), exact: true });
  }

  async ask(...modes: Mode[]): Promise<void> {
    await this.tool('accessibility').click();
    for (const mode of modes) await this.mode(mode).click();
    await this.dialog.getByRole('button', { name: this.texts('kiosk:modes.close'), exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
