import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Screen } from '#tests/screens/screen.ts';
import { untilAtRest } from './at-rest.ts';
import { noViolations } from './no-violations.ts';
import { jardins } from './pages/staff-pages.ts';
import { type Language, textsOf } from './pages/texts.ts';
import { mismatchesOf } from './response-watch.ts';
import { expect, test as journey } from './test-api.ts';

const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const rejectedCalls: Readonly<Record<string, RegExp>> = {
  'sign-up-taken': /guestUser\/create/,
  'email-verification-used': /accounts:resetPassword/,
  'login-session-ended': /securetoken/,
  'booking-missing': /bookings\/v2/,
  'booking-invitation-gone': /invitation\/find/,
  'old-flags': /ofrep/,
  'spaces-not-staying': /booking-space\/spaces/,
  'visitor-invitation-expired': /visitor-invitations\/public/,
  'staff-sign-in-wrong': /api\/sign-in/,
  'staff-set-up-used': /set-up\/link/,
  'staff-lock-wrong': /session\/unlock/,
  'not-found': /no-such-room/,
};

/** Open lists, below which targets are half covered. */
const coversOthers = new Set(['user-menu', 'staff-menu', 'staff-search', 'staff-search-none']);

/** Screens that leave their browser different: here the clock is a false one. */
const leavesTraces = new Set(['idle-warning']);

/**
 * So many screens are checked in one browser, which loads its first page slower than those after it. What may be
 * logged on a screen must not be logged on another, so that such a screen has a browser for itself.
 */
const AT_ONCE = 8;

const isAlone = ({ name }: Screen) =>
  name === 'page-error' || name in rejectedCalls || leavesTraces.has(name);

function inGroups(screens: readonly Screen[]): Screen[][] {
  const together = screens.filter(screen => !isAlone(screen));
  const count = Math.ceil(together.length / AT_ONCE);
  const size = Math.ceil(together.length / count);
  return [
    ...Array.from({ length: count }, (_, at) => together.slice(at * size, (at + 1) * size)),
    ...screens.filter(isAlone).map(screen => [screen]),
  ];
}

/** On a desk and a phone, light and dark, then in the other language, which the page changes to without loading. */
export function checkScreens(screens: readonly Screen[], test = journey): void {
  for (const group of inGroups(screens)) {
    const names = group.map(({ name }) => name);
    test(`${names.join(', ')}: every word is in the chosen language, nothing is wider than a phone, axe finds nothing, light and dark (APP-01)`, async ({
      page: first,
      gateway,
      expectedFailures,
    }) => {
      test.slow();
      // One of the screens is the fallback of a screen whose code did not load.
      if (names.includes('page-error')) {
        expectedFailures.allow(/\/assets\//);
        expectedFailures.allowError(/dynamically imported module/);
      }
      // The browser itself logs that the gateway has rejected.
      for (const name of names) if (rejectedCalls[name]) expectedFailures.allow(rejectedCalls[name]);
      const browser = first.context();
      const failed: string[] = [];
      for (const screen of group) {
        const page = screen === group[0] ? first : await unusedPage(browser, gateway.address);
        await test
          .step(screen.name, async () => {
            await checkScreen(page, screen);
            expect(await mismatchesOf(browser), 'responses that differ from the contract').toEqual([]);
          })
          .catch((error: unknown) => failed.push(`${screen.name}: ${String(error)}`));
        // Left open, it would go on calling without the session that the next one ends.
        await page.close();
      }
      expect(failed, 'screens on which something is wrong').toEqual([]);
    });
  }
}

async function checkScreen(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(DESK);
  await screen.open(page, 'pt');
  for (const { scheme, size } of [
    { scheme: 'light', size: DESK },
    { scheme: 'dark', size: PHONE },
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectToFit(page, size);
    await putBarsInFlow(page);
    await noViolations(page, { covered: coversOthers.has(screen.name) });
  }
  expectOnly('pt', await shownTexts(page));
  await changeLanguage(page, screen);
  await expectToFit(page, PHONE);
  expectOnly('en', await shownTexts(page));
}

/** A page that begins as if nobody had used its browser; what lasts for a page alone has ended with the one before. */
async function unusedPage(browser: BrowserContext, address: string): Promise<Page> {
  const page = await browser.newPage();
  const devTools = await browser.newCDPSession(page);
  // Passkeys are shown at the machine's name, as browsers have none for numbers.
  for (const origin of [address, address.replace('127.0.0.1', 'localhost')])
    await devTools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'cookies,local_storage,indexeddb',
    });
  return page;
}

async function expectToFit(page: Page, size: typeof DESK): Promise<void> {
  await page.setViewportSize(size);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(size.width);
}

/** The bars above and below, of the search, of tabs or of keys, cover a row of a long page in part, which scrolling uncovers. */
async function putBarsInFlow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, footer, nav'))
      if (getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  });
}

/** By the header's switch, also where a dialog covers it. What has neither switch nor menu is opened in English. */
async function changeLanguage(page: Page, screen: Screen): Promise<void> {
  const toEnglish = page.getByRole('button', {
    name: textsOf('pt')('shell:language.en'),
    includeHidden: true,
  });
  const menu = staffMenu(page);
  if ((await toEnglish.count()) > 0) {
    // The account must not change its language: the next test signs the same guest in.
    await page.route('**/guestUser/update-preferred-language', route => route.fulfill({ status: 204 }));
    await toEnglish.first().dispatchEvent('click');
  } else if ((await menu.count()) > 0 && !coversOthers.has(screen.name)) {
    // Not where it would close another list.
    await changeInStaffMenu(page, menu);
  } else {
    await screen.open(page, 'en');
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  await untilAtRest(page);
}

const people = [jardins.manager, jardins.reception, jardins.housekeeping];

/** The menu of whoever has signed in as staff, also where a dialog hides it from screen readers. */
const staffMenu = (page: Page): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^(${people.map(({ short }) => short.replace('.', '\\.')).join('|')})`),
    includeHidden: true,
  });

async function changeInStaffMenu(page: Page, menu: Locator): Promise<void> {
  await menu.dispatchEvent('click');
  const toEnglish = page.getByRole('menuitem', {
    name: textsOf('pt')('staff/frame:language.en'),
    includeHidden: true,
  });
  await toEnglish.dispatchEvent('click');
  await expect(toEnglish).toHaveCount(0);
}

function expectOnly(language: Language, shown: readonly string[]): void {
  expect(shown.length).toBeGreaterThan(5);
  const others = onlyInOther[language];
  expect(shown.filter(text => others.has(text))).toEqual([]);
  expect(
    shown.filter(text => /\w+:\w+\.\w+|\{\{/.test(text)),
    'keys without a text',
  ).toEqual([]);
}

async function shownTexts(page: Page): Promise<string[]> {
  const lines = await page.evaluate(() => [
    document.title,
    ...document.body.innerText.split('\n'),
    ...Array.from(document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')).flatMap(element =>
      ['aria-label', 'alt', 'placeholder', 'title'].map(name => element.getAttribute(name) ?? ''),
    ),
  ]);
  return lines.map(line => line.trim()).filter(line => line !== '');
}

function leavesOf(language: Language): string[] {
  const collect = (tree: unknown): string[] =>
    typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(collect);
  return readdirSync(join(LOCALES, language), { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('.json'))
    .flatMap(file => collect(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8'))));
}

/** Texts that the other language says differently. Names of the languages are in both. */
function textsOnlyIn(language: Language, not: Language): Set<string> {
  const both = new Set([...leavesOf(not), 'English', 'Português']);
  return new Set(leavesOf(language).filter(text => !both.has(text)));
}

const onlyInOther = { en: textsOnlyIn('pt', 'en'), pt: textsOnlyIn('en', 'pt') };
