import type { Page } from '@playwright/test';
import { SESSION_MARK } from '#renderer/staff/features/shared/session/session-mark.ts';
import { inStaffLanguage, StaffFrame } from '#tests/journeys/pages/staff-pages.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { openStaffSession } from '#tests/journeys/staff/staff-api.ts';

/** Sessions of a run: a code of the authenticator opens one once, and a picture has a browser of its own. */
const cookies = new Map<string, Promise<string>>();

/** The page of a person who is signed in already; `at` is another name of the gateway's address. */
export async function signedIn(
  page: Page,
  language: Language,
  email: string,
  path: string,
  at: string | null = null,
): Promise<StaffFrame> {
  await inStaffLanguage(page, language);
  await page.goto('/brand/favicon.svg');
  const { origin } = new URL(page.url());
  const key = `${origin} ${email}`;
  const opening = cookies.get(key) ?? openStaffSession(origin, email);
  cookies.set(key, opening);
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await opening) ?? [];
  const url = at ?? origin;
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
  if (at !== null) await page.goto(`${at}/brand/favicon.svg`);
  await page.evaluate(mark => localStorage.setItem(mark, 'open'), SESSION_MARK);
  await page.goto(`${at ?? ''}${path}`);
  return new StaffFrame(page, language);
}
