import type { Page } from '@playwright/test';
import { stopClock, untilAtRest } from '../at-rest.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { textsOf } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

const t = textsOf('en');
const james = { email: 'james@pernoite.test', password: 'Pernoite#2026' };

const warning = (page: Page) => page.getByRole('alertdialog', { name: t('session:idle.title') });
const left = (page: Page, count: number) =>
  warning(page).getByText(t('session:idle.left', { count }), { exact: true }).first();

/** The warning has been seen once before, so that its code is loaded and it shows as soon as it is due. */
async function quietGuest(page: Page, ...otherTabs: Page[]): Promise<void> {
  await page.clock.install();
  await new LoginPage(page).enter(james);
  for (const tab of otherTabs) await tab.goto('/');
  for (const tab of [page, ...otherTabs]) {
    await expect(new ShellPage(tab).greeting('James')).toBeVisible();
    await untilAtRest(tab);
  }
  await page.clock.fastForward(91_000);
  for (const tab of [page, ...otherTabs]) await expect(warning(tab)).toBeVisible();
  await warning(page)
    .getByRole('button', { name: t('session:idle.stay') })
    .click();
  for (const tab of [page, ...otherTabs]) await expect(warning(tab)).toBeHidden();
  await stopClock(page);
  await page.keyboard.press('Shift');
}

/** Playwright sends a turn of the wheel and does not wait until the page has it. */
async function turnWheel(page: Page): Promise<void> {
  const turns = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    addEventListener('wheel', () => seen.count++, { passive: true });
    return seen;
  });
  await page.mouse.wheel(0, 40);
  await expect.poll(() => turns.evaluate(seen => seen.count)).toBeGreaterThan(0);
}

test('a sign of use in any tab keeps the warning away; once it is there only its own buttons count, and at zero the guest is signed out for good, unless the device is the guest’s own (SES-10, SES-11, SES-12, SES-13, APP-25)', async ({
  page,
  expectNoViolations,
}) => {
  const other = await page.context().newPage();
  await quietGuest(page, other);
  for (const use of [
    () => page.keyboard.press('Shift'),
    () => page.mouse.move(200, 300),
    () => turnWheel(page),
    () => heardIn(page, other, () => other.keyboard.press('Shift')),
  ]) {
    await page.clock.runFor(60_000);
    await expect(warning(page)).toBeHidden();
    await use();
  }
  await page.clock.runFor(89_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1_000);
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await warning(other)
    .getByRole('button', { name: t('session:idle.stay') })
    .click();
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();

  await page.bringToFront();
  await page.keyboard.press('Shift');
  await page.clock.runFor(89_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(left(page, 90)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await page.clock.runFor(10_000);
  await expect(left(page, 80)).toBeVisible();
  await page.mouse.move(300, 300);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1_000);
  await expect(left(page, 79)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.clock.runFor(89_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(left(page, 90)).toBeVisible();
  await page.clock.resume();
  await expectNoViolations(page);
  // What either tab still asks would be rejected once the session ends.
  await untilAtRest(page);
  await warning(page)
    .getByRole('button', { name: t('session:idle.leave') })
    .click();
  await expect(page).toHaveURL('/login');
  await other.close();

  const login = new LoginPage(page);
  await login.signIn(james);
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
  await untilAtRest(page);
  await page.clock.fastForward(91_000);
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward(90_000);
  await expect(page).toHaveURL('/login');
  await expect(warning(page)).toBeHidden();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await login.email.waitFor();
  await untilAtRest(page);
  await page.clock.fastForward(600_000);
  await login.email.fill(james.email);
  await expect(login.email).toHaveValue(james.email);
  await expect(warning(page)).toBeHidden();

  await login.ownDevice.check();
  await login.signIn(james);
  await expect(new ShellPage(page).greeting('James')).toBeVisible();
  await untilAtRest(page);
  await page.clock.fastForward(600_000);
  await expect(warning(page)).toBeHidden();
  await page.goto('/guest/settings/sessions');
  const own = page.getByRole('switch', { name: t('settings:sessions.ownDevice.name') });
  await expect(own).toBeChecked();
  await own.click();
  await untilAtRest(page);
  await page.clock.fastForward(91_000);
  await expect(warning(page)).toBeVisible();
});

/** Waits until `page` has received what `other` broadcast while it acted: tabs receive messages in order. */
async function heardIn(page: Page, other: Page, act: () => Promise<unknown>): Promise<void> {
  const listening = await page.evaluateHandle(() => {
    const channel = new BroadcastChannel('journey');
    const heard = new Promise<void>(done => {
      channel.onmessage = () => {
        channel.close();
        done();
      };
    });
    return { heard };
  });
  await act();
  await other.evaluate(() => {
    const channel = new BroadcastChannel('journey');
    channel.postMessage('done');
    channel.close();
  });
  await listening.evaluate(({ heard }) => heard);
}
