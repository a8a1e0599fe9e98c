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

/**
 * A guest at home, with the page's clock stopped: from here on the test advances it. The warning has been
 * seen once before, so that its code is loaded and it shows as soon as it is due.
 */
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

test('a guest who is idle for 90 s sees the warning, and no sooner (SES-10)', async ({
  page,
  expectNoViolations,
}) => {
  await quietGuest(page);
  await page.clock.runFor(89_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(warning(page)).toBeVisible();
  await expect(left(page, 90)).toBeVisible();
  await page.clock.resume();
  await expectNoViolations(page);
});

test('within half a second activity is noted once (SES-10)', async ({ page }) => {
  await quietGuest(page);
  await page.clock.runFor(400);
  await page.keyboard.press('Shift');
  await page.clock.runFor(89_600);
  await expect(warning(page)).toBeVisible();
});

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

for (const { sign, use } of [
  { sign: 'a key', use: (page: Page) => page.keyboard.press('Shift') },
  { sign: 'the pointer', use: (page: Page) => page.mouse.move(200, 300) },
  { sign: 'the wheel', use: turnWheel },
]) {
  test(`${sign} keeps the warning away (SES-10)`, async ({ page }) => {
    await quietGuest(page);
    await page.clock.runFor(60_000);
    await use(page);
    await page.clock.runFor(60_000);
    await expect(warning(page)).toBeHidden();
    await page.clock.runFor(30_000);
    await expect(warning(page)).toBeVisible();
  });
}

test('the warning counts 90 s down; at zero the guest is signed out and is at /login, with no way back (SES-11)', async ({
  page,
}) => {
  await quietGuest(page);
  await page.clock.runFor(90_000);
  await expect(left(page, 90)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(left(page, 60)).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(left(page, 1)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/login');
  await expect(warning(page)).toBeHidden();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('while the warning is open nothing but its button counts as an answer (SES-11, SES-12)', async ({
  page,
}) => {
  await quietGuest(page);
  await page.clock.runFor(100_000);
  await expect(left(page, 80)).toBeVisible();
  await page.mouse.move(300, 300);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1_000);
  await expect(left(page, 79)).toBeVisible();
});

test('staying connected closes the warning and restarts the idle time (SES-12)', async ({ page }) => {
  await quietGuest(page);
  await page.clock.runFor(170_000);
  await warning(page)
    .getByRole('button', { name: t('session:idle.stay') })
    .click();
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(89_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(left(page, 90)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the warning can be answered by keyboard: its first button has the focus, Escape stays (SES-12)', async ({
  page,
}) => {
  await quietGuest(page);
  await page.clock.runFor(90_000);
  await expect(warning(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('the other button of the warning signs out at once (SES-11, APP-25)', async ({ page }) => {
  await quietGuest(page);
  await page.clock.runFor(90_000);
  await warning(page)
    .getByRole('button', { name: t('session:idle.leave') })
    .click();
  await expect(page).toHaveURL('/login');
});

test('a machine that slept through both times finds the guest signed out (SES-11)', async ({ page }) => {
  await quietGuest(page);
  await page.clock.fastForward(8 * 3_600_000);
  await expect(page).toHaveURL('/login');
});

test('activity and an answer in another tab count here too (SES-10, SES-12)', async ({ page }) => {
  const other = await page.context().newPage();
  await quietGuest(page, other);
  await page.clock.runFor(60_000);
  await heardIn(page, other, () => other.keyboard.press('Shift'));
  await page.clock.runFor(60_000);
  await expect(warning(page)).toBeHidden();
  await page.clock.runFor(30_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await warning(other)
    .getByRole('button', { name: t('session:idle.stay') })
    .click();
  await expect(warning(page)).toBeHidden();
});

test('an anonymous visitor sees no warning (SES-10)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/booking/step-1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A call that is under way would take the leap of the clock for a timeout.
  await untilAtRest(page);
  await page.clock.fastForward(600_000);
  const shell = new ShellPage(page);
  await shell.signIn.click();
  await expect(shell.dialog).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await expect(page).toHaveURL('/booking/step-1');
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
