import { phone } from '../fixtures.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const CHAT = /\/api\/chat$/;
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

test(
  'a guest who is not signed in finds the way to the concierge, back and to the main menu, by keyboard (CHT-01, CHT-02, CHT-04, CHT-05, CHT-08)',
  phone,
  async ({ page, expectNoViolations }) => {
    const chat = new ChatPage(page);
    const { options, end, start, help, links } = chat.texts;
    await page.goto('/login');
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
    await expect(chat.choice(options.noShow.name)).toBeVisible();
    await chat.say(options.other.name);
    await expect(chat.choice(options.pet.name)).toBeVisible();

    await chat.say(options.pet.name, end.needHelp);
    await expect(chat.log).toContainText(help.signedOut);
    await expect(chat.link(links.concierge.title)).toHaveAttribute(
      'href',
      'https://pernoite.example/concierge',
    );
    await expect(chat.link(links.concierge.title)).toHaveAttribute('target', '_blank');
    await expectNoViolations(page);

    await chat.close();
    await expect(chat.button).toBeFocused();
    await chat.open();
    await expect(chat.log, 'the conversation goes on').toContainText(help.signedOut);
    await chat.say(end.mainMenu, options.book.name, options.bookHow.name);
    await chat.link(links.book.title).click();
    await expect(chat.dialog).toBeHidden();
    await expect(page).toHaveURL('/booking/step-1');
  },
);

test('a guest’s conversation is rated once, is at the hotel, and is gone from the device with the guest (CHT-05, CHT-06, CHT-07, CHT-08)', async ({
  page,
  context,
  testApi,
  expectNoViolations,
}) => {
  const guest = await testApi.newGuest();
  const chat = new ChatPage(page);
  const { options, end, solved, rate, start } = chat.texts;
  await new LoginPage(page).enter(guest);
  await chat.open();
  await expect(chat.log).toContainText(start.unbooked);
  await chat.say(options.invoice.name, end.solved);
  await expect(chat.log).toContainText(solved.signedIn);
  await chat.thumb('up').click();
  await expect(chat.log).toContainText(rate.thanks);
  await expect(chat.thumb('up')).toBeDisabled();
  await expect(chat.thumb('down')).toBeDisabled();
  await expect(chat.thumb('up')).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  const saved = page.waitForResponse(
    response => CHAT.test(response.url()) && response.request().method() === 'POST',
  );
  await chat.say(end.mainMenu, options.pet.name);
  expect((await saved).status()).toBe(200);
  await chat.close();

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of [options.invoice.name, solved.signedIn, guest.email]) expect(stored).not.toContain(text);
  const shell = new ShellPage(page);
  await shell.leave();
  await expect(page).toHaveURL('/login');
  await chat.open();
  await expect(chat.log).toContainText(start.anonymous);
  await expect(chat.log).not.toContainText(options.invoice.name);

  const reception = await context.newPage();
  await reception.goto('/console/chat');
  const row = reception
    .getByRole('row')
    .filter({ hasText: guest.firstName })
    .filter({ hasText: options.pet.name });
  await expect(row).toContainText('solved');
  await row.getByText(/messages/).click();
  await expect(row).toContainText(rate.thanks);
  await expect(row).not.toContainText(guest.email);
});

test('a guest who lives in the hotel is offered the door first, and goes on to the page that helps (CHT-01, CHT-08)', async ({
  page,
}) => {
  await signInByToken(page, rafael);
  const chat = new ChatPage(page, 'pt');
  const { options, start, links } = chat.texts;
  await page.goto('/guest/booking/active');
  await chat.open();
  await expect(chat.log).toContainText(start.staying);
  expect((await chat.choiceNames())[0]).toBe(options.door.name);
  await chat.say(options.door.name, options.doorFails.name, options.doorEarly.name);
  await chat.link(links.stayCard.title).click();
  await expect(page).toHaveURL('/guest/stay');
  await expect(chat.dialog).toBeHidden();
});

test('in another language the conversation begins again, with a word about it (CHT-08, APP-04)', async ({
  page,
}) => {
  const chat = new ChatPage(page);
  await page.goto('/login');
  await chat.open();
  await chat.say(chat.texts.options.pet.name);
  await chat.close();
  await new ShellPage(page).languageButton('pt').click();
  const fala = new ChatPage(page, 'pt');
  await fala.open();
  await expect(fala.log).toContainText(fala.t('chat:begunAgain'));
  await expect(fala.log).toContainText(fala.texts.start.anonymous);
  await expect(fala.log).not.toContainText(chat.texts.options.pet.name);
});

test('the chat’s button waits for the tree and goes where it does not come; the page needs neither (APP-18, APP-19, PD-03)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(CHAT);
  const chat = new ChatPage(page);
  const failure = Promise.withResolvers<void>();
  const requested = page.waitForRequest(CHAT);
  await page.route(CHAT, async route => {
    await failure.promise;
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } });
  });
  await page.goto('/login');
  await expect(new LoginPage(page).email).toBeVisible();
  await expect(chat.button).toBeDisabled();
  await requested;
  await expect(chat.button).toBeDisabled();
  failure.resolve();
  await expect(chat.button).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(new ShellPage(page).languageButton('pt')).toBeVisible();
});

test('a chat that failed to load is there again after a minute, and when the guest comes back to the window (APP-19)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(CHAT);
  const chat = new ChatPage(page);
  const fail = () =>
    page.route(CHAT, route =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'no' } }),
    );
  await page.clock.install();
  for (const comeBack of [
    () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    () => page.clock.runFor(60_000),
  ]) {
    await fail();
    const failed = page.waitForResponse(CHAT);
    await page.goto('/login');
    await failed;
    await expect(chat.button).toHaveCount(0);
    await page.unroute(CHAT);
    await comeBack();
    await expect(chat.button).toBeEnabled();
  }
});
