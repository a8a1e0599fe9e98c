import type { Page } from '@playwright/test';
import { jardins, LockPage, StaffFrame, StaffSignInPage, staffPin } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { tabTo } from '../tab-to.ts';
import { expect, test } from './staff-test.ts';

const t = textsOf('en');
const { manager, reception } = jardins;
/** Each code of an authenticator opens one session: these tests need codes of their own. */
const otherManager = { email: 'manager.nilo@pernoite.test' };
const otherReception = { name: 'Caio Lima', email: 'reception.nilo@pernoite.test' };

/** When, in ms, the page's frame, its heading and a strip over it were first there. */
async function noteArrivals(
  page: Page,
): Promise<() => Promise<Record<'frame' | 'heading' | 'strip', number>>> {
  await page.addInitScript(() => {
    const places = { frame: '#main', heading: '#main h1', strip: 'section:has(~ #main)' };
    const arrivals: Record<string, number> = {};
    Object.assign(window, { arrivals });
    new MutationObserver(() => {
      const now = performance.now();
      for (const [name, place] of Object.entries(places))
        if (document.querySelector(place) !== null) arrivals[name] ??= now;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate('arrivals');
}

test('by the keyboard alone a person signs in with password and code, and stands where the address led, below the notes that were left (STF-03, STF-07, FRD-19)', async ({
  page,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  const arrivals = await noteArrivals(page);
  await signIn.open('/record?act=SIGNED_IN');
  await expectNoViolations(page);
  await signIn.signIn(manager.email);
  const frame = new StaffFrame(page);
  await expect(frame.heading(t('staff/record:title'))).toBeVisible();
  await expect(page.getByRole('combobox', { name: t('staff/record:act') })).toHaveValue('SIGNED_IN');
  await expect(page.getByRole('table').getByText(t('staff/acts:acts.SIGNED_IN')).first()).toBeVisible();
  await page.keyboard.press('F1');
  await expect(frame.keys).toContainText(t('staff/frame:lock'));
  await page.keyboard.press('Escape');
  await expect(frame.keys).toBeHidden();
  await expect(page.getByRole('button', { name: t('staff/notes:strip.read'), exact: true })).toBeVisible();
  const seen = await arrivals();
  // A strip that came later would have moved the page under a finger; a slow gateway is waited for for a second.
  expect(seen.strip <= seen.heading || seen.heading - seen.frame >= 1_000, JSON.stringify(seen)).toBe(true);
});

/** In the task in which the control of the key comes to the page: nobody presses it earlier. */
async function pressOnceSeen(page: Page, key: string): Promise<void> {
  await page.addInitScript(pressed => {
    const press = new MutationObserver(() => {
      if (document.querySelector(`[aria-keyshortcuts="${pressed}"]`) === null) return;
      press.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed }));
    });
    press.observe(document, { childList: true, subtree: true });
  }, key);
}

test('what was typed survives a lock and a take-over: each opens with the own PIN (STF-06)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/session\/unlock/);
  const frame = new StaffFrame(page);
  const lock = new LockPage(page);
  const signIn = new StaffSignInPage(page);
  await signIn.open();
  await signIn.signIn(reception.email);
  await expect(frame.person(reception.short)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(lock.title(reception.name)).toBeVisible();
  // The second person of the shift signs in over the locked page.
  await tabTo(page, page.getByRole('button', { name: t('staff/lock:another.choose'), exact: true }));
  await page.keyboard.press('Enter');
  await signIn.signIn(manager.email);
  await expect(frame.person(manager.short)).toBeVisible();

  await pressOnceSeen(page, 'F3');
  await page.goto('/people');
  const name = page.getByRole('textbox', { name: t('staff/accounts:name.label') });
  await expect(name).toBeFocused();
  await page.keyboard.type('Nádia Torres');
  await page.keyboard.press('F8');
  await expect(lock.title(manager.name)).toBeVisible();
  await expect(name).toBeHidden();
  await lock.typePin('000000');
  await expect(lock.alert).toContainText(t('staff/errors:PIN_WRONG'));
  await lock.typePin(staffPin);
  await expect(lock.title(manager.name)).toBeHidden();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Nádia Torres');

  // At her own page what is typed is nobody else's business, and the page stands where it stood.
  await page.keyboard.press('Escape');
  await page.goto('/access');
  await expect(frame.heading(t('staff/own-access:title'))).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, lock.colleague(reception.name));
  await page.keyboard.press('Enter');
  await lock.typePin(staffPin, lock.colleaguePin(reception.name));
  await expect(frame.person(reception.short)).toBeVisible();
  await expect(frame.heading(t('staff/own-access:title'))).toBeVisible();
});

test('a locked page asks the gateway for nothing but its own session, however long it stands (STF-06)', async ({
  page,
  expectedFailures,
}) => {
  // What is under way while the gateway locks is answered by it.
  expectedFailures.allow(/\/version$/);
  const signIn = new StaffSignInPage(page);
  await page.clock.install();
  await signIn.open();
  await signIn.signIn(otherReception.email);
  const frame = new StaffFrame(page);
  await page.getByRole('table').waitFor();
  const calls: string[] = [];
  page.on('request', request => calls.push(new URL(request.url()).pathname));
  // The board polls while it is open.
  await page.clock.runFor(10_000);
  await expect.poll(() => calls.filter(path => path.endsWith('/version'))).not.toEqual([]);
  await page.keyboard.press('F8');
  await expect(new LockPage(page).title(otherReception.name)).toBeVisible();
  await expect(frame.lock).toBeHidden();
  calls.length = 0;
  await page.clock.runFor(120_000);
  await expect.poll(() => calls).toContain('/api/session');
  const others = calls.filter(path => path.startsWith('/api/') && !path.startsWith('/api/session'));
  expect(others).toEqual([]);
});

test('a session that ended elsewhere leads to the sign-in, and back to where the person stood (STF-05, STF-06)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/api/);
  const signIn = new StaffSignInPage(page);
  await signIn.open();
  await signIn.signIn(otherManager.email);
  const frame = new StaffFrame(page);
  await expect(frame.lock).toBeVisible();
  await page.goto('/record?act=LOCKED');
  await expect(frame.heading(t('staff/record:title'))).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(t('staff/sign-in:ended'))).toBeVisible();
  await signIn.signIn(otherManager.email);
  await expect(frame.heading(t('staff/record:title'))).toBeVisible();
  await expect(page).toHaveURL(/act=LOCKED/);
});
