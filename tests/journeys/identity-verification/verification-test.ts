import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browsersFromEnv, chromiumArguments } from '../../../build/chromium.ts';
import { IdentityVerificationPage } from '../pages/identity-verification-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import type { Language } from '../pages/texts.ts';
import { test as base, type NewGuest } from '../test-api.ts';

export const picture = {
  name: 'document.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(import.meta.dirname, '../../../resources/pictures/lobby-1080.webp')),
};

type Fixtures = {
  language: Language;
  guest: NewGuest;
  verification: IdentityVerificationPage;
};

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  guest: async ({ page, testApi, language }, use) => {
    const guest = await testApi.newGuest({ language });
    await new LoginPage(page, language).enter(guest);
    await use(guest);
  },
  verification: async ({ page, guest, language }, use) => {
    if (guest.email === '') throw new Error('nobody is signed in');
    const verification = new IdentityVerificationPage(page, language);
    await verification.open();
    await use(verification);
  },
});

export { expect } from '../test-api.ts';

/** The browser that has a camera, with further switches, top-level in a file: it needs a browser of its own. */
export function launchWith(...switches: string[]) {
  const { whole: executablePath } = browsersFromEnv();
  return { executablePath, args: [...chromiumArguments, ...switches] };
}
