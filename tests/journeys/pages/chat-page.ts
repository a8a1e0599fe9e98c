import { expect, type Locator, type Page } from '@playwright/test';
import en from '#locales/en/gateway/chat.json' with { type: 'json' };
import pt from '#locales/pt/gateway/chat.json' with { type: 'json' };
import { type Language, type Texts, textsOf } from './texts.ts';

/** What the gateway says in the chat. */
export const chatTexts = { en, pt };

/** The help chat over any page. */
export class ChatPage {
  readonly page: Page;
  /** The header's way in. */
  readonly button: Locator;
  readonly dialog: Locator;
  readonly log: Locator;
  readonly choices: Locator;
  readonly stepBack: Locator;
  readonly t: Texts;
  readonly texts: typeof en;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.texts = chatTexts[language];
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: t('shell:chat') });
    this.dialog = page.getByRole('dialog', { name: t('chat:title') });
    this.log = this.dialog.getByRole('log', { name: t('chat:log') });
    this.choices = this.dialog.getByRole('group', { name: t('chat:choices') });
    this.stepBack = this.dialog.getByRole('button', { name: t('chat:stepBack') });
  }

  /** Waits for the tree, which comes when the page is idle. */
  async open(): Promise<void> {
    await this.button.click();
    await this.dialog.waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }

  choice(name: string): Locator {
    return this.choices.getByRole('button', { name, exact: true });
  }

  /** What can be said now, in its order. */
  choiceNames(): Promise<string[]> {
    return this.choices.getByRole('button').allInnerTexts();
  }

  /** Says each of these, one after the other. */
  async say(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.choice(name).click();
      await expect(this.log).toContainText(`${this.t('chat:you')} ${name}`);
    }
  }

  link(title: string): Locator {
    return this.log.getByRole('link', { name: title });
  }

  thumb(rating: 'up' | 'down'): Locator {
    return this.log.getByRole('button', { name: this.texts.rate[rating], exact: true });
  }
}
