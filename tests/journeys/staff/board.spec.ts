import { randomUUID } from 'node:crypto';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import { BoardPage } from '../pages/board-page.ts';
import { jardins, StaffFrame, StaffSignInPage } from '../pages/staff-pages.ts';
import { textsOf } from '../pages/texts.ts';
import { openStaffSession, send } from './staff-api.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();
test.describe.configure({ mode: 'default' });

const HOTEL = '/hotels/JARDINS';
const t = textsOf('en');

/** Of today's arrivals in the seed. */
async function arrivalOf(
  { address, cookie }: { address: string; cookie: string },
  isWanted: (row: BoardRow, at: number) => boolean,
): Promise<BoardRow> {
  const response = await send(address, `${HOTEL}/board`, { cookie });
  const { rows, lists } = (await response.json()) as Board;
  const arrivals = lists.arrivals.flatMap(id => rows.find(row => row.accommodationId === id) ?? []);
  const found = arrivals.find(isWanted);
  if (found === undefined) throw new Error('the seed has no such arrival today');
  return found;
}

const NOTE = 'A cot for whoever arrives with a baby.';

test('the board is read by keyboard, and a colleague’s payment shows within 5 s and moves no row under the focus, nor does their note to the next shift (FRD-01, FRD-04, FRD-19)', async ({
  page,
  gateway,
}) => {
  await new StaffSignInPage(page, 'en').open();
  await new StaffSignInPage(page, 'en').signIn(jardins.reception.email);
  const board = new BoardPage(page, 'en');
  const colleague = await openStaffSession(gateway.address, jardins.manager.email);
  const unpaid = await arrivalOf(
    { address: gateway.address, cookie: colleague },
    ({ payBy }) => payBy !== null,
  );
  await board.row(unpaid.locator).waitFor();
  await expect(board.row(unpaid.locator)).toContainText(t('staff/board:words.PAYMENT'));

  await page.keyboard.press('ArrowDown');
  await expect(board.arrivals.getByRole('link').first()).toBeFocused();
  const focused = board.arrivals.getByRole('link').nth(1);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toBeFocused();
  const before = await focused.boundingBox();

  const note = page.waitForResponse(
    async response => /\/notes\?/.test(response.url()) && (await response.text()).includes(NOTE),
  );
  const noteBody = { key: `desk_${randomUUID()}`, text: NOTE };
  await send(gateway.address, `${HOTEL}/notes`, { cookie: colleague, body: noteBody });
  await send(gateway.address, `${HOTEL}/bookings/${unpaid.bookingId}/payments`, {
    cookie: colleague,
    body: {
      key: `desk_${randomUUID()}`,
      purpose: 'BOOKING',
      amountCents: unpaid.dueCents,
      means: {
        kind: 'TERMINAL',
        network: 'visa',
        cardKind: 'CREDIT',
        lastDigits: '4242',
        authorizationCode: 'A1B2C3',
        printedCents: unpaid.dueCents,
      },
    },
  });
  await expect(board.changes(1)).toBeVisible({ timeout: 5_000 });
  await note;
  await expect(board.waiting(1)).toHaveCount(1);
  await expect(board.row(unpaid.locator)).toContainText(t('staff/board:words.PAYMENT'));
  await expect(focused).toBeFocused();
  expect(await focused.boundingBox()).toEqual(before);

  const second = await arrivalOf({ address: gateway.address, cookie: colleague }, (_, at) => at === 1);
  await page.keyboard.press('F9');
  await expect(board.changes(1)).toHaveCount(0);
  await expect(board.row(unpaid.locator)).not.toContainText(t('staff/board:words.PAYMENT'));
  await expect(board.link(second.locator)).toBeFocused();
  // The next page comes with the note over it.
  await page.keyboard.press('Enter');
  await expect(page.getByText(NOTE)).toBeVisible();
});

/** Of the seed's guest who stays. */
const WAITING_PARCEL = 'QB482915736BR';

test('lists and days are one key away, what is typed in the search is no key, and a scanned parcel is found (FRD-01, FRD-03, FRD-14)', async ({
  page,
  gateway,
}) => {
  // Before the board, which fetches it ahead.
  const bookingPage = Promise.withResolvers<void>();
  await page.route('**/assets/booking-*.js', async route => {
    await bookingPage.promise;
    await route.fallback();
  });
  await new StaffSignInPage(page, 'en').open();
  await new StaffSignInPage(page, 'en').signIn(jardins.manager.email);
  const board = new BoardPage(page, 'en');
  const frame = new StaffFrame(page, 'en');
  await board.arrivals.waitFor();
  await page.keyboard.press('3');
  await board.departures.waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press(']');
  await frame.heading(/^Tomorrow, /).waitFor();
  // Both keys count: the second one does not bring the list before back.
  await expect(page).toHaveURL(/\/\?day=[\d-]+$/);
  await page.keyboard.press('0');
  await frame.heading(/^Today, /).waitFor();

  const cookie = await openStaffSession(gateway.address, jardins.reception.email);
  const desk = { address: gateway.address, cookie };
  const { locator, bookingId } = await arrivalOf(desk, () => true);
  await page.keyboard.press('F2');
  await expect(board.search).toBeFocused();
  await page.keyboard.type(locator);
  await expect(board.hits.first()).toContainText(locator);
  await frame.heading(/^Today, /).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  // Whoever searches again before the page is there types on while it comes.
  await page.keyboard.press('F2');
  await page.keyboard.type(locator);
  await expect(page, 'it has not come').toHaveURL(/\/$/);
  bookingPage.resolve();
  await expect(page).toHaveURL(`${gateway.address}/bookings/${bookingId}`);
  await frame.heading(/./).waitFor();
  await expect(board.search).toBeFocused();
  await expect(board.hits.first()).toContainText(locator);

  // Enter right after a pasted text, which never was one key long: no hit of what stood in the field before is left to be chosen.
  const other = await arrivalOf(desk, arrival => arrival.bookingId !== bookingId);
  await page.keyboard.press('F2');
  await page.keyboard.insertText(other.locator);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${gateway.address}/bookings/${other.bookingId}`);

  // A parcel is scanned from where the reception stands. The way back is there while the booking is still on its way.
  await page.keyboard.press('Escape');
  await frame.heading(/^Today, /).waitFor();
  const scanned = Promise.withResolvers<void>();
  await page.route('**/parcels?*', async route => {
    await scanned.promise;
    await route.fallback();
  });
  await page.keyboard.press('Alt+s');
  await expect(page.getByRole('textbox', { name: board.t('staff/parcels:scan.label') })).toBeFocused();
  // The scanner is faster than the list, and the parcel is none that nobody has announced.
  await page.keyboard.type(WAITING_PARCEL);
  await page.keyboard.press('Enter');
  scanned.resolve();
  await expect(page.getByRole('dialog', { name: board.t('staff/parcels:handOver.title') })).toBeVisible();
});
