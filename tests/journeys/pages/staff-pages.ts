import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_STAFF_PIN, DEMO_STAFF_SECRET } from '#gateway/sandbox/seed/demo-staff.ts';
import { SAVED_LANGUAGE } from '#renderer/platform/i18n/language.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { unusedTotp } from '#tests/totp.ts';
import { PageModel } from './page-model.ts';
import { type Language, labelled, startingWith } from './texts.ts';

export const staffPassword = 'Pernoite#2026';
export const staffPin = DEMO_STAFF_PIN;

/** The seed's people of one hotel. */
export const jardins = {
  hotelId: 'JARDINS',
  manager: { name: 'Marta Reis', short: 'Marta R.', email: 'manager.jardins@pernoite.test' },
  reception: { name: 'Bia Rocha', short: 'Bia R.', email: 'reception.jardins@pernoite.test' },
  housekeeping: { name: 'Dora Alves', short: 'Dora A.', email: 'housekeeping.jardins@pernoite.test' },
} as const;

/** Each gateway takes a code once. */
export const staffCode = (origin: string, email: string): Promise<string> =>
  unusedTotp(DEMO_STAFF_SECRET, `${origin} ${email}`);

export async function inStaffLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([name, chosen]) => {
      if (name !== undefined && chosen !== undefined) localStorage.setItem(name, chosen);
    },
    [SAVED_LANGUAGE, language],
  );
}

/** The id of a booking of the hotel, found as the desk finds it; by whoever is signed in on the page. */
export async function bookingIdOf(page: Page, text: string, status: BookingStatus): Promise<string> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(`${origin}/api/hotels/${jardins.hotelId}/search`, {
    data: { text },
    headers: { origin },
  });
  const { hits } = (await response.json()) as { hits: SearchHit[] };
  const found = hits.find(hit => hit.status === status);
  if (found === undefined) throw new Error(`no booking of ${text} is ${status}`);
  return found.bookingId;
}

/** Opens an empty drawer for whoever is signed in on the page, so that cash can be taken. */
export async function openDrawerOf(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(`${origin}/api/hotels/${jardins.hotelId}/drawer`, {
    data: { key: `desk_${crypto.randomUUID()}`, count: [] },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`no drawer was opened: ${await response.text()}`);
}

/** The steps of a sign-in, on their own page or in a lock. */
export class StaffSignInPage extends PageModel {
  readonly title = this.page.getByRole('heading', { level: 1, name: this.t('staff/sign-in:title') });
  readonly email = this.field('staff/sign-in:email');
  readonly password = this.field('staff/sign-in:password');
  readonly code = this.field('staff/sign-in:code.label');
  readonly alert = this.page.getByRole('alert');

  private field(key: 'staff/sign-in:email' | 'staff/sign-in:password' | 'staff/sign-in:code.label'): Locator {
    return this.page.getByLabel(labelled(this.t(key)));
  }

  async open(path = '/sign-in'): Promise<void> {
    await inStaffLanguage(this.page, this.language);
    await this.page.goto(path);
    await this.title.waitFor();
  }

  /** By the keyboard alone. */
  async signIn(email: string, password = staffPassword): Promise<void> {
    await this.email.focus();
    await this.page.keyboard.type(email);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(password);
    await this.page.keyboard.press('Enter');
    await this.code.waitFor();
    await this.page.keyboard.type(await staffCode(new URL(this.page.url()).origin, email));
    await this.page.keyboard.press('Enter');
  }
}

/** What stands around every page of staff. */
export class StaffFrame extends PageModel {
  readonly lock = this.page.getByRole('button', { name: this.t('staff/frame:lock') });
  readonly keys = this.page.getByRole('dialog', { name: this.t('staff/frame:keys.title') });

  section(name: 'board' | 'dayToDay' | 'drawer'): Locator {
    return this.page
      .getByRole('navigation', { name: this.t('staff/frame:sections.label') })
      .getByRole('link', { name: startingWith(this.t(`staff/frame:sections.${name}`)) });
  }

  person(short: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${short.replace('.', '\\.')}`) });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}

/** The call of a guest at a kiosk, over any page. */
export class LobbyCallPage extends PageModel {
  act(name: 'take' | 'offer' | 'open'): Locator {
    return this.page.getByRole('button', { name: this.t(`staff/lobby:acts.${name}`) });
  }
}

/** The lock over a page. */
export class LockPage extends PageModel {
  readonly pin = this.page.getByLabel(this.t('staff/lock:pin'), { exact: true });
  readonly alert = this.page.getByRole('alert');

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  colleague(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  colleaguePin(name: string): Locator {
    return this.page.getByLabel(this.t('staff/lock:colleaguePin', { name }));
  }

  /** The field has the focus a moment after it is shown. */
  async typePin(pin: string, field = this.pin): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(pin);
  }
}

/** One booking's page, and the payment over it. */
export class BookingDeskPage extends PageModel {
  readonly next = this.page.getByRole('region', { name: this.t('staff/booking:next.label') });
  readonly payment = this.page.getByRole('dialog', { name: this.t('staff/payment:title') });
  readonly received = this.payment.getByLabel(labelled(this.t('staff/payment:received.label')));
  readonly note = this.payment.getByLabel(labelled(this.t('staff/payment:note.label'))).first();

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }
}

/** A guest's check-in that the desk does. */
export class DeskCheckInPage extends PageModel {
  readonly steps = this.page.getByRole('navigation', { name: this.t('staff/check-in:steps.label') });
  readonly question = this.page.getByRole('alertdialog');

  title(firstName: string): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.t('staff/check-in:titleOf', { name: firstName }),
    });
  }

  step(name: 'data' | 'guests' | 'trip' | 'guarantee' | 'confirm'): Locator {
    return this.page.getByRole('form', { name: this.t(`staff/check-in:steps.${name}`) });
  }

  current(name: 'data' | 'guests' | 'trip' | 'guarantee' | 'confirm'): Locator {
    return this.steps.getByRole('button', {
      name: new RegExp(`^${this.t(`staff/check-in:steps.${name}`)}`),
    });
  }

  deposit(number: string): Locator {
    return this.page.getByLabel(labelled(this.t('staff/check-in:guarantee.amount', { number }))).last();
  }
}
