import { randomUUID } from 'node:crypto';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import type { InboxItem } from '#shared/contract/staff/inbox.ts';
import { CPF } from '#tests/personal-data.ts';
import { BoardPage } from '../pages/board-page.ts';
import { DrawerPage } from '../pages/drawer-page.ts';
import { BookingDeskPage, bookingIdOf, jardins, StaffFrame, StaffSignInPage } from '../pages/staff-pages.ts';
import { labelled, startingWith, textsOf } from '../pages/texts.ts';
import { checkInSofia, dueOf, payInCash, registerMinor, subject } from './reception-day.ts';
import { openStaffSession, send } from './staff-api.ts';
import { expect, ownTest } from './staff-test.ts';

const test = ownTest();
test.describe.configure({ mode: 'default' });

const HOTEL = '/hotels/JARDINS';
const t = textsOf('en');

const OPENING_CENTS = 300_00;
const REFUSAL = 'Data de nascimento não confere com o documento';
const NOTE = 'Ten reais are missing in the drawer of the afternoon.';
/** Of the seed's guest who stays. */
const WAITING_PARCEL = 'QB482915736BR';

test('a reception’s day: after each act, from the counted drawer to the note that the next shift reads, the board agrees (FRD-01, FRD-06, FRD-07, FRD-09, FRD-14, FRD-15, FRD-16, FRD-19, DRW-01)', async ({
  page,
  expectNoViolations,
  moveTo,
  passMinutes,
  rejectRegistration,
  reportKiosk,
}) => {
  // After the hour of arrival: before it no minor has to be registered.
  await moveTo('16:00');
  await rejectRegistration(REFUSAL);
  const { keyboard } = page;
  const board = new BoardPage(page);
  const frame = new StaffFrame(page);
  const desk = new BookingDeskPage(page);
  const drawer = new DrawerPage(page);
  const dialog = page.getByRole('dialog');
  const signIn = new StaffSignInPage(page);
  await signIn.open();
  await signIn.signIn(jardins.reception.email);
  await board.arrivals.waitFor();
  const [arrivals, inHouse, attention] = [
    await board.figure('arrivals'),
    await board.figure('inHouse'),
    await board.figure('attention'),
  ];

  await test.step('the drawer opens with what was counted', async () => {
    await page.getByRole('button', { name: t('staff/notes:strip.read') }).click();
    await frame.section('drawer').click();
    await expect(drawer.pieces(200_00)).toBeFocused();
    await drawer.count(OPENING_CENTS);
    await expect(drawer.soFar).toContainText(formatMoney(OPENING_CENTS));
    await expectNoViolations(page);
    await keyboard.press('Control+Enter');
    await expect(drawer.title).toBeVisible();
    await frame.section('board').click();
  });

  await test.step('the document of an arrival is seen, the check-in done, and a minor and a refusal wait', async () => {
    const row = board.arrivals.getByRole('row', { name: /Sofia L\./ });
    await expect(row).toContainText(t('staff/board:words.IDENTITY'));
    await row.getByRole('link').click();
    await checkInSofia(page);
    await keyboard.press('Enter');
    await expect(desk.next).toContainText(t('staff/booking:todo.MINOR'));
    await keyboard.press('Escape');
    await expect(row).toBeHidden();
    await board.expectFigures({
      arrivals: arrivals - 1,
      inHouse: inHouse + 1,
      attention: attention + 2,
    });
  });

  await test.step('the refused registration is corrected, and goes to the ministry again', async () => {
    await keyboard.press('4');
    await subject(board, 'REGISTRATION_REJECTED', 'Sofia').click();
    await expect(frame.heading(t('staff/registrations:title'))).toBeVisible();
    const registration = page.getByRole('row', { name: /Sofia L\./ });
    await expect(registration).toContainText(REFUSAL);
    await registration
      .getByRole('button', { name: startingWith(t('staff/registrations:correct.act')) })
      .click();
    await page.getByRole('button', { name: t('trip-motivation:registration.correct') }).click();
    await page.getByLabel(labelled(t('trip-motivation:document.CPF'))).fill(CPF);
    await keyboard.press('Control+Enter');
    await expect(page.getByText(t('staff/check-in:corrected'))).toBeVisible();
    await frame.section('board').click();
    await board.expectFigures({ attention: attention + 1 });
  });

  await test.step('the minor is registered with the adult who answers for them', async () => {
    await keyboard.press('4');
    await subject(board, 'MINOR_UNREGISTERED', 'Sofia').click();
    await desk.next.getByRole('button', { name: t('staff/booking:act.minor') }).click();
    await registerMinor(dialog);
    await expect(desk.next).not.toContainText(t('staff/booking:todo.MINOR'));
    await keyboard.press('Escape');
    await board.expectFigures({ attention });
  });

  const dueCents =
    await test.step('a walk-in pays in cash, once, and no card number is written down', async () => {
      const row = board.arrivals.getByRole('row', { name: /Teresa C\./ });
      await expect(row).toContainText(t('staff/board:words.PAYMENT'));
      await row.getByRole('link').click();
      const due = await dueOf(desk);
      await expectNoViolations(page);
      await payInCash(desk, expectNoViolations);
      await expect(desk.card(t('staff/booking:money.title'))).toContainText(
        t('staff/booking:money.nothingDue'),
      );
      await expect(desk.card(t('staff/booking:record.title'))).toContainText(
        t('staff/acts:acts.PAYMENT_TAKEN'),
      );
      await expect(desk.next.getByRole('heading')).not.toContainText(/R\$/);
      // Whoever is quick presses on while the dialog still fades out.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await keyboard.press('F4');
      await expect(desk.payment).toBeVisible();
      await keyboard.press('Escape');
      await keyboard.press('Escape');
      // Also under the pointer, which has stayed where the row was opened.
      await expect(row).not.toContainText(t('staff/board:words.PAYMENT'));
      return due;
    });

  await test.step('a scanned parcel is handed over', async () => {
    await keyboard.press('Alt+s');
    await expect(page.getByRole('textbox', { name: t('staff/parcels:scan.label') })).toBeFocused();
    await keyboard.type(WAITING_PARCEL);
    await keyboard.press('Enter');
    await expect(dialog.getByLabel(labelled(t('staff/parcels:handOver.to')))).toBeFocused();
    await keyboard.type('Clara Dias');
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('staff/parcels:none.WAITING'))).toBeVisible();
    await page.getByRole('link', { name: t('staff/parcels:tabs.HANDED_OVER') }).click();
    await expect(page.getByText(t('staff/parcels:states.handedOver', { name: 'Clara Dias' }))).toBeVisible();
    await keyboard.press('F3');
    // Its list comes after the dialog, and the field keeps the focus.
    await expect(
      dialog.getByRole('combobox', { name: labelled(t('staff/parcels:register.receiver')) }),
    ).toBeFocused();
    await keyboard.press('Escape');
  });

  await test.step('a kiosk that goes dark is on the board until it reports again', async () => {
    await reportKiosk(jardins.hotelId, 'lobby-1');
    await passMinutes(3);
    await frame.section('board').click();
    // The ministry has accepted the corrected registration meanwhile.
    await board.expectFigures({ attention: attention + 1 });
    await keyboard.press('4');
    const dark = t('staff/board:attention.devices.SILENT', { device: 'lobby-1' });
    await expect(board.attention).toContainText(dark);
    await reportKiosk(jardins.hotelId, 'lobby-1');
    await board.attention.getByRole('link', { name: t('staff/board:attention.kiosk') }).click();
    await expect(frame.heading(t('staff/lobby:devices.title'))).toBeVisible();
    await expect(page.getByRole('row', { name: /lobby-1/ })).toContainText(
      t('staff/lobby:devices.states.WORKING'),
    );
    await frame.section('board').click();
    await board.expectFigures({ attention });
  });

  await test.step('the drawer is counted before its figure is shown, and ten reais short', async () => {
    await frame.section('drawer').click();
    await expect(drawer.title).toBeVisible();
    await keyboard.press('F3');
    await expect(drawer.hidden).toBeVisible();
    await expect(drawer.pieces(200_00)).toBeFocused();
    const expected = OPENING_CENTS + dueCents;
    // Nobody has coins of one cent.
    const missing = 10_00 + (expected % 5);
    await drawer.count(expected - missing);
    await expect(page.getByText(formatMoney(expected))).toBeHidden();
    await keyboard.press('Control+Enter');
    await expect(drawer.movements).toContainText(formatMoney(dueCents));
    await expect(page.getByText(formatMoney(expected))).toBeVisible();
    await expect(drawer.closeShort(missing)).toBeVisible();
    await expectNoViolations(page);
    await keyboard.press('Control+Enter');
    await expect(page.getByText(t('staff/drawer:note.missing'))).toBeVisible();
    await drawer.note.fill('in the safe');
    await keyboard.press('Control+Enter');
    await expect(drawer.closedTitle).toBeVisible();
    await expect(drawer.others).toContainText(formatMoney(-missing));
    await expect(drawer.others.getByRole('button', { name: /PDF$/ })).toBeVisible();
  });

  await test.step('the next person takes the desk over, and reads the note that was left', async () => {
    await frame.section('dayToDay').click();
    await page.getByRole('link', { name: t('staff/frame:dayToDay.notes') }).click();
    await expect(frame.heading(t('staff/notes:title'))).toBeVisible();
    await keyboard.press('F3');
    await expect(dialog.getByLabel(labelled(t('staff/notes:text')))).toBeFocused();
    await keyboard.type(NOTE);
    await dialog.getByRole('button', { name: t('staff/notes:write.confirm') }).click();
    await expect(page.getByRole('row', { name: startingWith(NOTE) })).toBeVisible();
    await keyboard.press('F8');
    await page.getByRole('button', { name: t('staff/lock:another.choose'), exact: true }).click();
    await signIn.signIn(jardins.manager.email);
    await expect(frame.person(jardins.manager.short)).toBeVisible();
    const strip = page.getByRole('region', { name: t('staff/notes:strip.title', { count: 3 }) });
    await expect(strip).toContainText(NOTE);
    await strip.getByRole('button', { name: t('staff/notes:finish.of', { text: NOTE }) }).click();
    await expect(page.getByRole('row', { name: startingWith(NOTE) })).toBeHidden();
  });
});

test('a manager sees a colleague’s request in the bar within 5 s and approves it, and an answered message leaves the open list (DRW-02, FRD-04, FRD-18)', async ({
  page,
  gateway,
  expectNoViolations,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await signIn.signIn(jardins.manager.email);
  const frame = new StaffFrame(page);
  await expect(frame.heading(t('staff/own-access:title'))).toBeVisible();
  const bookingId = await bookingIdOf(page, 'Rafael', 'IN_PROGRESS');
  const cookie = await openStaffSession(gateway.address, jardins.reception.email);
  const waiting = page.getByText(t('staff/frame:sections.waiting', { count: 1 })).first();

  await test.step('the request is counted beside the drawer', async () => {
    await expect(waiting).toHaveCount(0);
    const body = { key: `desk_${randomUUID()}`, kind: 'CREDIT_GIFT', amountCents: 50_00, reason: 'the lift' };
    await send(gateway.address, `${HOTEL}/bookings/${bookingId}/approvals`, { cookie, body });
    await expect(waiting).toBeAttached({ timeout: 5_000 });
    await expectNoViolations(page);
  });

  await test.step('it is approved there, whatever else the page still loads, and the count goes', async () => {
    const { promise: isFocused, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/hotels/*/drawer', route => isFocused.then(() => route.continue()));
    await page
      .getByRole('link', { name: new RegExp(`^${t('staff/frame:sections.drawer')}`) })
      .first()
      .click();
    const approve = page.getByRole('button', { name: new RegExp(`^${t('staff/approvals:approve')}: `) });
    await approve.focus();
    goOn();
    await expect(frame.heading(t('staff/drawer:open.title'))).toBeVisible();
    await expect(approve).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(waiting).toHaveCount(0);
  });

  await test.step('a message that a colleague closes leaves the list that is open', async () => {
    await page.goto('/inbox');
    const row = page.getByRole('row', { name: /tomada ao lado da cama/ });
    await expect(row).toBeVisible();
    const listed = await send(gateway.address, `${HOTEL}/inbox?state=OPEN`, { cookie });
    const { items } = (await listed.json()) as { items: InboxItem[] };
    await send(gateway.address, `${HOTEL}/inbox/${items[0]?.id}/close`, { cookie, body: {} });
    await expect(row).toHaveCount(0, { timeout: 5_000 });
  });
});
