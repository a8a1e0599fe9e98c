import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArguments, givenBrowsers } from '../../../build/chromium.ts';
import { IdentityPage } from '../pages/identity-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import type { Language } from '../pages/words.ts';
import { test as base, type NewGuest } from '../test-api.ts';

/** A real picture, large enough to be read. */
export const picture = {
  name: 'document.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(import.meta.dirname, '../../../resources/pictures/lobby-1080.webp')),
};

type Fixtures = {
  language: Language;
  /** A guest of this journey's own, signed in. */
  guest: NewGuest;
  /** Where they are: on their identity page. */
  identity: IdentityPage;
};

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  guest: async ({ page, testApi, language }, use) => {
    const guest = await testApi.newGuest({ language });
    await new LoginPage(page, language).enter(guest);
    await use(guest);
  },
  identity: async ({ page, guest, language }, use) => {
    if (guest.email === '') throw new Error('nobody is signed in');
    const identity = new IdentityPage(page, language);
    await identity.open();
    await use(identity);
  },
});

export { expect } from '../test-api.ts';

/** The browser that has a camera, with further switches, top-level in a file: it needs a browser of its own. */
export function launchWith(...switches: string[]) {
  const { whole: executablePath } = givenBrowsers();
  return { executablePath, args: [...chromiumArguments, ...switches] };
}
