import type { Page, Route } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { hold } from '../hold.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ForgotPasswordPage } from '../pages/password-pages.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };
const PASSWORD_SIGN_IN = /accounts:signInWithPassword/;
const HOTELS = /\/api\/hotels$/;

const silent = () => undefined;

/**
 * Where no response comes, time limits of calls pass twenty times as fast: no test waits 15 s. Returns the way
 * back. Where one comes they stay: a slow machine may take a second for it.
 */
async function hurryTimeouts(page: Page, response: unknown): Promise<() => Promise<void>> {
  if (response !== silent) return () => Promise.resolve();
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    Reflect.set(AbortSignal, 'ordinary', timeout);
    AbortSignal.timeout = milliseconds => timeout(milliseconds / 20);
  });
  return () =>
    page.evaluate(() => void Reflect.set(AbortSignal, 'timeout', Reflect.get(AbortSignal, 'ordinary')));
}

const unreachable = (route: Route) => route.abort('connectionrefused');
const refused = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message: 'not for guests' } });

test.describe('at /login', () => {
  for (const { day, respond, says } of [
    { day: 'cannot be reached', respond: unreachable, says: t('errors:NETWORK_UNREACHABLE') },
    { day: 'does not respond in time', respond: silent, says: t('errors:NETWORK_TIMEOUT') },
    {
      day: 'responds with a proxy’s page',
      respond: (route: Route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
      says: t('errors:SERVICE_UNAVAILABLE'),
    },
    {
      day: 'responds with an unreadable body',
      respond: (route: Route) => route.fulfill({ json: { idToken: 7 } }),
      says: t('errors:ANSWER_INVALID'),
    },
  ]) {
    test(`a gateway that ${day} is reported in words, and the same button tries again (ERR-01, ERR-11)`, async ({
      page,
      expectedFailures,
    }) => {
      expectedFailures.allow(PASSWORD_SIGN_IN);
      const calm = await hurryTimeouts(page, respond);
      const login = new LoginPage(page);
      await login.open();
      await page.route(PASSWORD_SIGN_IN, respond);
      await login.signIn(james);
      await expect(login.alert).toHaveText(says);
      await expect(login.password).toHaveValue(james.password);
      await page.unrouteAll();
      await calm();
      await login.submit.click();
      await expect(page).toHaveURL('/');
    });
  }

  test('while the response is under way the button shows it and takes no second press (SES-06)', async ({
    page,
  }) => {
    const login = new LoginPage(page);
    await login.open();
    const release = await hold(page, PASSWORD_SIGN_IN);
    let requests = 0;
    page.on('request', request => {
      if (PASSWORD_SIGN_IN.test(request.url())) requests += 1;
    });
    await login.signIn(james);
    await expect(login.submit).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('general:loading'));
    await login.password.press('Enter');
    release();
    await expect(page).toHaveURL('/');
    expect(requests).toBe(1);
  });
});

test.describe('a list that does not come', () => {
  for (const { day, respond, says } of [
    { day: 'out of reach', respond: unreachable, says: t('errors:NETWORK_UNREACHABLE') },
    { day: 'too slow', respond: silent, says: t('errors:NETWORK_TIMEOUT') },
    {
      day: 'closed for a moment',
      respond: refused(503, 'SERVICE_UNAVAILABLE'),
      says: t('errors:SERVICE_UNAVAILABLE'),
    },
    {
      day: 'failing inside',
      respond: refused(500, 'INTERNAL_SERVER_ERROR'),
      says: t('general:genericError'),
    },
    {
      day: 'rejecting with an unknown code',
      respond: refused(409, 'MOON_IN_THE_WRONG_PHASE'),
      says: t('general:genericError'),
    },
    {
      day: 'rejecting without a code',
      respond: refused(418, 'toString'),
      says: t('general:genericError'),
    },
  ]) {
    test(`an error of a gateway that is ${day} is shown once, is not retried by itself, and can be tried again (ERR-01, ERR-02, ERR-11, APP-36)`, async ({
      page,
      expectedFailures,
    }) => {
      expectedFailures.allow(HOTELS);
      const calm = await hurryTimeouts(page, respond);
      let requests = 0;
      await page.route(HOTELS, route => {
        requests += 1;
        return respond(route);
      });
      await page.goto('/booking/step-1');
      const problem = page.getByRole('main').getByRole('alert');
      await expect(problem).toContainText(says);
      expect(requests).toBe(1);
      await page.unrouteAll();
      await calm();
      await problem.getByRole('button', { name: t('general:tryAgain') }).click();
      await expect(page.getByRole('radio', { name: /Jardins/ })).toBeVisible();
      await expect(problem).toBeHidden();
    });
  }
});

test('a response is cached for five minutes, and not fetched again for a look elsewhere or a lost connection (APP-36)', async ({
  page,
}) => {
  let requests = 0;
  page.on('request', request => {
    if (HOTELS.test(request.url())) requests += 1;
  });
  await page.clock.install();
  const shell = new ShellPage(page);
  const hotels = page.getByRole('radio', { name: /Jardins/ });
  const login = new LoginPage(page);
  const awayAndBack = async () => {
    await shell.logo.click();
    await expect(login.title).toBeVisible();
    await login.book.click();
    await expect(hotels).toBeVisible();
  };
  await page.goto('/booking/step-1');
  await expect(hotels).toBeVisible();
  expect(requests).toBe(1);

  // A call that is under way would take the leap of the clock for a timeout.
  await untilAtRest(page);
  await page.clock.fastForward(4 * 60_000);
  await awayAndBack();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await awayAndBack();
  expect(requests).toBe(1);

  await page.clock.fastForward(2 * 60_000);
  await awayAndBack();
  await expect.poll(() => requests).toBe(2);
});

test('a screen whose code does not arrive leaves a page with title, words and a way on, which goes with the next path (APP-30)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/assets\//);
  expectedFailures.allowError(/dynamically imported module/);
  const login = new LoginPage(page);
  await login.open();
  await page.route(/\/assets\/forgot-password-/, route => route.abort());
  await login.forgot.click();
  const fallback = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(fallback.getByRole('heading', { level: 1 })).toHaveText(t('shell:pageError.newVersionTitle'));
  await expect(fallback).toContainText(t('shell:pageError.newVersionSubtitle'));
  await new ShellPage(page).logo.click();
  await expect(login.title).toBeVisible();
  await expect(fallback).toBeHidden();

  await login.forgot.click();
  await expect(fallback).toBeVisible();
  await page.unrouteAll();
  await fallback.getByRole('button', { name: t('shell:pageError.reload') }).click();
  await expect(new ForgotPasswordPage(page).title).toBeVisible();
});

test('a response that breaks a screen leaves the fallback page, and every other page works (APP-30, ERR-11)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allowError(/is not a function|is not iterable|of undefined/);
  await page.route(HOTELS, route => route.fulfill({ json: { hotels: [{ hotelId: 'JARDINS', images: 5 }] } }));
  await page.goto('/booking/step-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(t('shell:pageError.subtitle'));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('shell:pageError.title'));
  await expect(main.getByRole('button', { name: t('general:tryAgain') })).toBeVisible();
  await new ShellPage(page).logo.click();
  await expect(new LoginPage(page).title).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
});

for (const { width, where } of [
  { width: 499, where: 'centred at the top under 500 px' },
  { width: 501, where: 'at the end of the bottom from 500 px' },
]) {
  test(`errors and news come as toasts, ${where} (APP-34, APP-35)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const forgot = new ForgotPasswordPage(page);
    await forgot.open();
    await forgot.ask('nobody@hospede.test');
    const toast = new ShellPage(page).toast(t('password:forgot.success'));
    await expect(toast).toBeVisible();
    const narrow = width < 500;
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        if (box === null) return null;
        const centred = Math.abs(box.x + box.width / 2 - width / 2) < 16;
        return { top: box.y + box.height < 400, centred };
      })
      .toEqual(narrow ? { top: true, centred: true } : { top: false, centred: false });
    await toast.getByRole('button', { name: t('general:close') }).click();
    await expect(toast).toBeHidden();
  });
}
