import { expect } from '@playwright/test';
import en from '#locales/en/gateway/chat.json' with { type: 'json' };
import pt from '#locales/pt/gateway/chat.json' with { type: 'json' };
import { PageModel } from './page-model.ts';

export const chatTexts = { en, pt };

export class ChatPage extends PageModel {
  readonly texts = chatTexts[this.language];
  readonly button = this.page.getByRole('banner').getByRole('button', { name: this.t('shell:chat') });
  readonly dialog = this.page.getByRole('dialog', { name: this.t('chat:title') });
  readonly log = this.dialog.getByRole('log', { name: this.t('chat:log') });
  readonly choices = this.dialog.getByRole('group', { name: this.t('chat:choices') });
  readonly stepBack = this.dialog.getByRole('button', { name: this.t('chat:stepBack') });

  readonly choice = (name: string) => this.choices.getByRole('button', { name, exact: true });
  readonly choiceNames = (): Promise<string[]> => this.choices.getByRole('button').allInnerTexts();
  readonly link = (title: string) => this.log.getByRole('link', { name: title });
  readonly thumb = (rating: 'up' | 'down') =>
    this.log.getByRole('button', { name: this.texts.rate[rating], exact: true });

  /** Waits for the tree, which comes when the page is idle. */
  async open(): Promise<void> {
    await this.button.click();
    await this.dialog.waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async say(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.choice(name).click();
      await expect(this.log).toContainText(`${this.t('chat:you')} ${name}`);
    }
  }
}
