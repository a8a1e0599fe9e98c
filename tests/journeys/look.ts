import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from '#tests/screens/screens.ts';
import { type Language, languages } from './pages/texts.ts';
import { expect, test as journey } from './test-api.ts';

const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

/** Between them the two languages see every screen light and dark, on a phone and on a desk. */
const looks = {
  en: [
    { scheme: 'light', width: 1280, height: 800 },
    { scheme: 'dark', width: 360, height: 740 },
  ],
  pt: [
    { scheme: 'light', width: 360, height: 740 },
    { scheme: 'dark', width: 1280, height: 800 },
  ],
} as const;

/** Screens that show what the gateway has rejected, or that it was not reached. */
const refusedCalls: Readonly<Record<string, RegExp>> = {
  'sign-up-taken': /guestUser\/create/,
  'email-verification-used': /accounts:update/,
  'login-session-ended': /securetoken/,
  'booking-missing': /bookings\/v2/,
  'booking-invitation-gone': /invitation\/find/,
  'old-flags': /ofrep/,
  'spaces-not-staying': /booking-space\/spaces/,
  'visitor-invitation-expired': /visitor-invitations\/public/,
};

/** `npm test` leaves these out, `npm test -- --all` does not. */
const look = { tag: '@look' } as const;

/**
 * Looks at each of these screens in both languages, on a phone and on a desk, light and dark. The journeys of `test` may
 * have a gateway of their own.
 */
export function lookAt(screens: readonly Screen[], test = journey): void {
  for (const language of languages) {
    for (const screen of screens) {
      test(
        `${screen.name} in ${language}: every word is in that language, nothing is wider than a phone, axe finds nothing, light and dark (APP-01)`,
        look,
        async ({ page, expectNoViolations, expectedFailures }) => {
          // One of the screens is the fallback of a screen whose code did not load.
          if (screen.name === 'page-error') {
            expectedFailures.allow(/\/assets\//);
            expectedFailures.allowError(/dynamically imported module/);
          }
          // The browser itself logs that the gateway has rejected.
          const refused = refusedCalls[screen.name];
          if (refused) expectedFailures.allow(refused);
          await page.setViewportSize(looks[language][0]);
          await screen.open(page, language);
          for (const { scheme, width, height } of looks[language]) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
              .toBeLessThanOrEqual(width);
            await expectNoViolations(page, { language, covered: screen.name === 'user-menu' });
          }
          const shown = await shownTexts(page);
          expect(shown.length).toBeGreaterThan(5);
          const others = textsOnlyIn(language === 'en' ? 'pt' : 'en', language);
          expect(shown.filter(text => others.has(text))).toEqual([]);
          expect(
            shown.filter(text => /\w+:\w+\.\w+|\{\{/.test(text)),
            'keys without a text',
          ).toEqual([]);
        },
      );
    }
  }
}

/** What is to be read or heard on the page: its lines, names, alternatives of pictures, and its title. */
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

/** Texts of one language that the other says differently. Names of the languages are in both. */
function textsOnlyIn(language: Language, not: Language): Set<string> {
  const both = new Set([...leavesOf(not), 'English', 'Português']);
  return new Set(leavesOf(language).filter(text => !both.has(text)));
}

function leavesOf(language: Language): string[] {
  const collect = (tree: unknown): string[] =>
    typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(collect);
  return readdirSync(join(LOCALES, language), { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('.json'))
    .flatMap(file => collect(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8'))));
}
