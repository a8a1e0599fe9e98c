import type { Page } from '@playwright/test';
import { ChatPage } from '#tests/journeys/pages/chat-page.ts';
import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { type Language, langQuery } from '#tests/journeys/pages/texts.ts';
import { passTour } from '#tests/journeys/pass-tour.ts';
import { toScreens } from './screen.ts';

const password = 'Pernoite#2026';
const staying = { email: 'rafael@pernoite.test', password };

async function opened(page: Page, language: Language): Promise<ChatPage> {
  const chat = new ChatPage(page, language);
  await chat.open();
  return chat;
}

export const chatScreens = toScreens({
  'chat-menu': async (page, language) => {
    await page.goto(`/booking/step-1?lang=${langQuery(language)}`);
    await opened(page, language);
  },
  'chat-answer': async (page, language) => {
    await page.addInitScript(passTour);
    await new LoginPage(page, language).enter(staying, `/?lang=${langQuery(language)}`);
    const chat = await opened(page, language);
    const { options } = chat.texts;
    await chat.say(options.spaces.name);
  },
  'chat-end': async (page, language) => {
    await page.goto(`/login?lang=${langQuery(language)}`);
    const chat = await opened(page, language);
    const { options, end } = chat.texts;
    await chat.say(options.change.name, options.cancel.name, end.needHelp);
    await chat.thumb('up').click();
  },
});
