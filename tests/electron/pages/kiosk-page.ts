import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Words, wordsOf } from '../../journeys/pages/words.ts';

type Tool = 'startOver' | 'accessibility' | 'staff';
type Mode = 'largeText' | 'highContrast' | 'lowReach' | 'moreTime' | 'spoken';

/** What every screen of a kiosk shows, and its start screen. */
export class KioskPage {
  readonly page: Page;
  readonly words: Words;
  readonly bar: Locator;
  /** The start screen's choices. */
  readonly book: Locator;
  readonly checkIn: Locator;
  readonly find: Locator;
  readonly signIn: Locator;
  /** The dialog that is open. */
  readonly dialog: Locator;
  readonly startOverQuestion: Locator;
  readonly countdown: Locator;
  readonly moreTime: Locator;
  readonly done: Locator;
  readonly closed: Locator;

  constructor(page: Page, language: Language = 'pt') {
    const words = wordsOf(language);
    const main = page.getByRole('main');
    const choice = (name: string) => main.getByRole('link', { name: startingWith(name) });
    this.page = page;
    this.words = words;
    this.bar = page.getByRole('contentinfo', { name: words('kiosk:frame.label') });
    this.book = choice(words('kiosk:start.book'));
    this.checkIn = choice(words('kiosk:start.checkIn'));
    this.find = choice(words('kiosk:start.find'));
    this.signIn = choice(words('kiosk:start.signIn'));
    this.dialog = page.getByRole('dialog');
    this.startOverQuestion = page.getByRole('alertdialog', { name: words('kiosk:startOver.title') });
    this.countdown = page.getByRole('alertdialog', { name: words('kiosk:idle.title') });
    this.moreTime = this.countdown.getByRole('button', { name: words('kiosk:idle.stay') });
    this.done = this.countdown.getByRole('button', { name: words('kiosk:idle.leave') });
    this.closed = page.getByRole('heading', { level: 1, name: words('kiosk:closed.title') });
  }

  tool(tool: Tool): Locator {
    return this.bar.getByRole('button', { name: this.words(`kiosk:frame.${tool}`), exact: true });
  }

  language(language: Language): Locator {
    return this.bar.getByRole('button', { name: startingWith(language.toUpperCase()) });
  }

  /** Every control of the bar, by its place. */
  tools(): Locator[] {
    const tools = (['startOver', 'accessibility', 'staff'] as const).map(tool => this.tool(tool));
    return [...tools, this.language('pt'), this.language('en')];
  }

  mode(mode: Mode): Locator {
    return this.page.getByRole('switch', { name: this.words(`kiosk:modes.${mode}`), exact: true });
  }

  /** Chooses display options, and closes the panel again. */
  async ask(...modes: Mode[]): Promise<void> {
    await this.tool('accessibility').click();
    for (const mode of modes) await this.mode(mode).click();
    await this.dialog.getByRole('button', { name: this.words('kiosk:modes.close'), exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
