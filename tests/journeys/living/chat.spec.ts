import { ChatPage } from '../pages/chat-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../test-api.ts';

const CHAT = /\/api\/chat$/;

test('the chat’s button waits for the tree; by keyboard it leads to the concierge and back, and begins again in another language; a guest’s own is rated once and leaves the device with the guest (APP-04, APP-18, APP-19, CHT-01, CHT-02, CHT-04, CHT-05, CHT-08, PD-03, CHT-06, CHT-07, PD-10)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(CHAT);
  const chat = new ChatPage(page);
  const { options, end, start, help, links } = chat.texts;
  const failure = Promise.withResolvers<void>();
  const requested = page.waitForRequest(CHAT);
  await page.route(CHAT, async route => {
    await failure.promise;
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } });
  });
  await page.goto('/login?lang=ENGLISH');
  await expect(new LoginPage(page).email).toBeVisible();
  await requested;
  await expect(chat.button).toBeDisabled();
  failure.resolve();
  await expect(chat.button).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(CHAT);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(chat.button).toBeEnabled();

  await chat.button.focus();
  await page.keyboard.press('Enter');
  await expect(chat.log).toContainText(start.anonymous);
  await expect(chat.choices).toBeFocused();
  expect((await chat.choiceNames())[0]).toBe(options.book.name);
  await expect(chat.choice(options.door.name)).toHaveCount(0);
  await expect(chat.stepBack).toHaveCount(0);
  await chat.choice(options.change.name).focus();
  await page.keyboard.press('Enter');
  await expect(chat.choices).toBeFocused();
  await chat.say(options.cancel.name);
  await expect(chat.log).toContainText('Until 48 hours before your stay');
  await expect(chat.log).toContainText(end.message);
  await chat.stepBack.click();
  await chat.say(options.other.name);
  await chat.say(options.pet.name, end.needHelp);
  await expect(chat.log).toContainText(help.signedOut);
  const concierge = chat.link(links.concierge.title);
  await expect(concierge).toHaveAttribute('href', 'https://pernoite.example/concierge');
  await expect(concierge).toHaveAttribute('target', '_blank');
  await expectNoViolations(page);
  await chat.close();
  await expect(chat.button).toBeFocused();
  await chat.open();
  await expect(chat.log, 'the conversation goes on').toContainText(help.signedOut);
  await chat.say(end.mainMenu, options.book.name, options.bookHow.name);
  await chat.link(links.book.title).click();
  await expect(chat.dialog).toBeHidden();
  await expect(page).toHaveURL('/booking/step-1');

  await new ShellPage(page).languageButton('pt').click();
  const fala = new ChatPage(page, 'pt');
  await fala.open();
  await expect(fala.log).toContainText(fala.t('chat:begunAgain'));
  await expect(fala.log).toContainText(fala.texts.start.anonymous);
  await expect(fala.log).not.toContainText(options.book.name);

  const said = fala.texts;
  const guest = await testApi.newGuest({ language: 'pt' });
  await new LoginPage(page, 'pt').enter(guest);
  await fala.open();
  await expect(fala.log).toContainText(said.start.unbooked);
  await page.route(
    CHAT,
    async route => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await fala.say(said.options.invoice.name, said.end.solved);
  await expect(fala.log).toContainText(said.solved.signedIn);
  await fala.thumb('up').click();
  await expect(fala.log).toContainText(said.rate.thanks);
  await expect(fala.thumb('up')).toBeDisabled();
  await expect(fala.thumb('down')).toBeDisabled();
  await expect(fala.thumb('up')).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  const saved = page.waitForResponse(
    response => CHAT.test(response.url()) && response.request().method() === 'POST',
  );
  await fala.say(said.end.mainMenu, said.options.pet.name);
  expect((await saved).status()).toBe(200);
  await fala.close();

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of [said.options.invoice.name, said.solved.signedIn, guest.email])
    expect(stored).not.toContain(text);
  await new ShellPage(page, 'pt').leave();
  await expect(page).toHaveURL('/login');
  await fala.open();
  await expect(fala.log).toContainText(said.start.anonymous);
  await expect(fala.log).not.toContainText(said.options.invoice.name);
});
