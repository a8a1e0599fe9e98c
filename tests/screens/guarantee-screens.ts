import type { Page } from '@playwright/test';
import type { GuaranteeCharges } from '#shared/contract/staff/guarantee-charges.ts';
import { bookingIdOf, jardins } from '#tests/journeys/pages/staff-pages.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { toScreens } from './screen.ts';
import { signedIn } from './staff-signed-in.ts';

/** Of two rooms, and of a card whose network nobody knows. */
const charges: GuaranteeCharges = {
  possible: [
    {
      accommodationId: 1,
      rooms: ['511', '512'],
      giver: { name: 'Rafael Monteiro', email: 'rafael@pernoite.test' },
      purpose: 'OVERSTAY',
      amountCents: 128_40,
      network: 'unknown',
      lastDigits: '1881',
    },
  ],
  charges: [
    {
      paymentId: 'b0b00000-0000-4000-b000-000000000201',
      purpose: 'MISSED_STAY',
      amountCents: 1_284_00,
      status: 'APPROVED',
      at: '2026-11-28T18:00:00.000Z',
      refund: null,
      network: 'amex',
      lastDigits: '8431',
    },
  ],
};

/** A picture charges no card. */
async function guarantee(page: Page, language: Language): Promise<void> {
  await page.route('**/guarantee-charges', route => route.fulfill({ json: charges }));
  await signedIn(page, language, jardins.manager.email, '/access');
  await page.goto(`/bookings/${await bookingIdOf(page, 'Rafael', 'IN_PROGRESS')}`);
  const title = textsOf(language)('staff/booking:guarantee.title');
  await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
}

export const guaranteeScreens = toScreens({
  'staff-guarantee': guarantee,
  'staff-guarantee-charge': async (page, language) => {
    await guarantee(page, language);
    await page.getByRole('button', { name: /1881$/ }).click();
    await page.getByRole('alertdialog').waitFor();
  },
});
