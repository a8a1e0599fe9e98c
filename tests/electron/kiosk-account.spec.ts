import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { brl } from '#tests/journeys/booking/stay-arithmetic.ts';
import { gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { BookingDetailsPage } from '#tests/journeys/pages/booking-details-page.ts';
import { BookingListPage } from '#tests/journeys/pages/booking-list-page.ts';
import { ChatPage } from '#tests/journeys/pages/chat-page.ts';
import { CreditsPage } from '#tests/journeys/pages/credits-page.ts';
import { DELIVERY_HISTORY, DeliveriesPage } from '#tests/journeys/pages/deliveries-page.ts';
import { DeparturePage } from '#tests/journeys/pages/departure-page.ts';
import { HelpPage } from '#tests/journeys/pages/help-page.ts';
import { HomePage } from '#tests/journeys/pages/home-page.ts';
import { HoursPage } from '#tests/journeys/pages/hours-page.ts';
import { ManagementPage } from '#tests/journeys/pages/management-page.ts';
import { SpacesPage } from '#tests/journeys/pages/spaces-page.ts';
import { VisitorsPage } from '#tests/journeys/pages/visitors-page.ts';
import { WalletPage } from '#tests/journeys/pages/wallet-page.ts';
import { CPF } from '#tests/personal-data.ts';
import { DEMO_PASSWORD } from '../../src-gateway/sandbox/seed/demo-guests.ts';
import { nextGuest, resetsDone, startOver } from './endings.ts';
import { goTo, whilePressed } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { expectTouchable, expectUsable } from './pages/measures.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { expect, test as sharedTest } from './shared-device.ts';

/** A gateway of its own: stays and bookings that other tests count on end here. */
const test = sharedTest.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const guests = {
  rafael: { email: 'rafael@pernoite.test', password: DEMO_PASSWORD },
  ana: { email: 'ana@pernoite.test', password: DEMO_PASSWORD },
};
const SIX_DIGITS = /^\d{3}\s\d{3}$/;
const VISITOR = /Helena|Lena|7-35/;
const CONCIERGE = 'pernoite.example/concierge';

test('a guest who stays does it all in the lobby, masked until pressed: home, a visitor, the meeting room, a parcel, the help, the concierge; nothing is left, and a chat left open ends by itself (HOM-01, HOM-03, HOM-06, VIS-01, PD-74, SPC-01, DLV-05, HLP-04, CHT-05, BEY-05, BEY-08, BEY-09, KSK-01, KSK-11)', async ({
  openKiosk,
}) => {
  test.slow();
  const { desktop, page } = await openKiosk();
  await new DeviceLoginPage(page, 'pt').signIn(guests.rafael);
  const home = new HomePage(page, 'pt');
  const { t } = home;
  await home.tile('deliveries').waitFor();
  await expect(home.greeting, 'no name is called out').toHaveText(/^(Bom dia|Boa tarde|Boa noite)$/);
  await expect(home.tour).toBeHidden();
  const masked = (what: string) => ({ name: t('general:masked', { what }) });
  const room = home.stay.getByText(/^\d{3}$/);
  await expect(room).toHaveCount(0);
  await whilePressed(home.stay.getByRole('button', masked(t('home:stay.roomMasked'))), () =>
    expect(room).toBeVisible(),
  );
  await expect(room).toHaveCount(0);
  await home.showTour.click();
  await home.skip.click();
  await expect(home.tour).toBeHidden();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter(key => key.startsWith('pernoite.tour.'))).toEqual([]);
  await home.seeAll();
  await expectUsable(page, 'home');

  await home.tile('visitors').click();
  const visitors = new VisitorsPage(page, 'pt');
  await expect(visitors.main.getByRole('listitem')).toHaveCount(2);
  await expect(visitors.main).not.toContainText(VISITOR);
  await expectUsable(page, 'visitors');
  await whilePressed(visitors.main.getByRole('button', masked(t('visitors:masked.name'))).first(), () =>
    expect(visitors.main).toContainText('Helena Monteiro Dias'),
  );
  await expect(visitors.main).not.toContainText(VISITOR);
  await visitors.invite.click();
  await expect(visitors.field('room').getByRole('option')).toHaveText([/^O seu quarto/]);
  await visitors.field('fullName').fill('Zoé d’Ávila Prado');
  await visitors.field('nickname').fill('Zoé');
  await visitors.document('CPF').fill(CPF);
  const day = (await visitors.offered('visitDate')).open.at(-1) ?? '';
  await visitors.field('visitDate').selectOption(day);
  await visitors.field('startTime').selectOption('10:00');
  await visitors.field('endTime').selectOption('11:00');
  await visitors.submit.click();
  const invitation = page.getByRole('dialog', { name: t('visitors:pass.titleMasked') });
  await expect(invitation.getByRole('img', { name: t('visitors:pass.codeLabel') })).toBeVisible();
  await expect(invitation).not.toContainText(/Zoé|\/invite\//);
  for (const action of ['copy', 'share', 'calendar'] as const)
    await expect(invitation.getByRole('button', { name: t(`visitors:pass.${action}`) })).toBeHidden();
  await invitation.getByRole('button', { name: t('visitors:pass.done') }).click();
  await expect(visitors.main.getByRole('listitem')).toHaveCount(3);

  await goTo(page, '/guest/space-reservation/start');
  const spaces = new SpacesPage(page, 'pt');
  await spaces.space('Sala de reunião').click();
  await spaces.consent.check();
  await spaces.next.click();
  await spaces.openDays.nth(1).check();
  await spaces.hours.first().check();
  await spaces.submit.click();
  await expect(spaces.reservations).toHaveCount(2);

  await goTo(page, '/guest/deliveries/active');
  const deliveries = new DeliveriesPage(page, 'pt');
  await expect(deliveries.section('waiting')).toContainText('prateleira 2');
  await expect(deliveries.section('waiting')).not.toContainText('livros');
  await deliveries
    .section('waiting')
    .getByRole('button', { name: deliveries.t('deliveries:card.have') })
    .click();
  await deliveries.press('deliveries:deliveryConfirm.confirm');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(DELIVERY_HISTORY);

  await goTo(page, '/guest/settings/help');
  const help = new HelpPage(page, 'pt');
  await help.search.fill('check-out mais tarde');
  await help.results.getByRole('link', { name: help.texts('help:items.late-check-out.title') }).click();
  await expect(help.article).toContainText('150%');

  const chat = new ChatPage(page, 'pt');
  const { options, links } = chat.texts;
  await chat.open();
  await chat.say(options.concierge.name);
  await chat.link(`${links.concierge.title} ${links.concierge.description}`).last().click();
  const code = page.getByRole('dialog', { name: chat.t('outside-code:page.title') });
  await expectQrCode(
    code.getByRole('img', { name: chat.t('outside-code:label', { address: CONCIERGE }) }),
    `https://${CONCIERGE}`,
  );
  await code.getByRole('button', { name: chat.t('outside-code:done') }).click();
  // Escape is heard by the dialog that has the focus: the one below gets it back a moment after the upper one has gone.
  await expect(code).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true);
  await chat.close();

  const before = resetsDone(desktop);
  await startOver(new KioskPage(page));
  const next = await nextGuest(desktop, page, before);
  expect(await next.evaluate(() => document.body.innerText)).not.toMatch(/Zoé|Rafael|livros/);

  // The clock is that of every window.
  await desktop.nextWaits();
  await next.clock.install();
  const fresh = new ChatPage(next, 'pt');
  await fresh.open();
  await expect(fresh.log).toContainText(fresh.texts.start.anonymous);
  await expect(fresh.log).not.toContainText(options.concierge.name);
  const { anonymousMs, anonymousCountdownMs } = defaultDeviceSettings.idle;
  // The time is watched from the first touch on, once the code for it has loaded.
  await expect(async () => {
    await next.clock.fastForward(anonymousMs + 1_000);
    await expect(new KioskPage(next).countdown).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await next.clock.fastForward(anonymousCountdownMs + 1_000);
  const last = await desktop.pageAfter(next);
  await expect(new KioskPage(last).book).toBeVisible();
  await expect(new ChatPage(last, 'pt').dialog).toHaveCount(0);
});

test('a lobby’s screen masks cards and credits until they are pressed, changes no card, and cancels a booking by touch with every figure in sight (PD-41, CRD-01, CRD-03, CRE-02, BKG-40, BKG-42, BEY-05, BEY-09, BEY-17)', async ({
  openKiosk,
}) => {
  test.slow();
  const { desktop, page } = await openKiosk();
  await new DeviceLoginPage(page, 'pt').signIn(guests.ana);
  await goTo(page, '/guest/cards');
  const wallet = new WalletPage(page, 'pt');
  const { texts } = wallet;
  const card = wallet.card('Visa da Ana');
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('1111');
  await expect(wallet.add).toHaveCount(0);
  for (const action of ['rename', 'makeMain', 'delete'] as const)
    await expect(wallet.action('Visa da Ana', action)).toHaveCount(0);
  await expectTouchable(page, 'cards');
  const mask = texts('general:masked', { what: texts('wallet:number') });
  const number = card.getByRole('button', { name: mask });
  await whilePressed(number, () => expect(card).toContainText('1111'), 'Enter');
  await expect(card).not.toContainText('1111');
  await page.getByRole('button', { name: texts('wallet:phone.show') }).click();
  await expect(wallet.dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.dialog).toBeHidden();

  await goTo(page, '/guest/credits');
  const credits = new CreditsPage(page, 'pt');
  const main = page.getByRole('main');
  await expect(credits.balance.getByText('••••••', { exact: true })).toBeVisible();
  await expect(credits.rows.first()).toBeVisible();
  await expect(main).not.toContainText('R$');
  await expectUsable(page, 'credits');
  await whilePressed(credits.eye('hold'), async () => {
    await expect(credits.balance).toContainText(brl(1200_00));
    await expect(credits.row('NO_SHOW').first()).toContainText(brl(450_00));
  });
  await expect(main).not.toContainText('R$');
  await credits.row('EARLY_DEPARTURE').click();
  await expect(credits.dialog).toContainText(texts('credits:refund.title'));
  await expect(credits.dialog).not.toContainText('R$');
  await expect(credits.dialog.getByRole('link', { name: 'credits@pernoite.example' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(credits.dialog).toBeHidden();

  await goTo(page, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.choose(list.cards().first());
  await desktop.tap(new BookingDetailsPage(page, 'pt').manage);
  const management = new ManagementPage(page, 'pt');
  await desktop.tap(management.cancel);
  await management.understand.waitFor();
  await expectUsable(page, 'cancel');
  await management.understand.check();
  await desktop.tap(management.confirm);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/guest/booking/previous');
  await expect(main).toContainText(texts('guest-booking:status.CANCELED'));
});

test('a lobby’s screen masks a guest’s booking until it is pressed, shows map, hours and rating as codes for the phone, and lets the guest leave early by touch (BKG-18, BKG-32, PD-41, BEY-05, BEY-09, EDP-04)', async ({
  openKiosk,
}) => {
  test.slow();
  const { desktop, page } = await openKiosk();
  await new DeviceLoginPage(page, 'pt').signIn(guests.rafael);
  await goTo(page, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  const { t } = list;
  const masked = (what: string) => ({ name: t('general:masked', { what }) });
  const card = list.cards('active', 'Pernoite Jardins');
  await expect(card).toHaveCount(1);
  await whilePressed(card.getByRole('button', masked(t('booking-list:card.codeMasked'))), () =>
    expect(card).toContainText(/[A-Z0-9]{6}/),
  );
  await expect(card).not.toContainText(/[A-Z0-9]{6}/);
  await expectTouchable(page, 'bookings');

  await list.choose(card);
  const details = new BookingDetailsPage(page, 'pt');
  await expect(details.values.getByRole('definition').first()).toBeVisible();
  await expect(details.copy).toHaveCount(0);
  await expect(details.print).toHaveCount(0);
  await expect(details.main).not.toContainText('R$ 2');
  await expect(details.rooms).not.toContainText('Rafael');
  const door = details.rooms.getByRole('button', { name: t('guest-booking:doorCode.title') });
  await expect(door.getByText(SIX_DIGITS)).toHaveCount(0);
  await desktop.tap(door);
  await expect(door.getByText(SIX_DIGITS)).toBeVisible();
  await expect(door).toHaveAttribute('aria-pressed', 'true');
  await whilePressed(details.values.getByRole('button', { name: t('booking-details:values.show') }), () =>
    expect(details.values).toContainText('R$'),
  );
  await expect(details.values).not.toContainText('R$');
  await expect(details.main.getByRole('img', { name: t('booking-handoff:codeLabel') })).toBeVisible();
  await expectUsable(page, 'details');
  await details.map.click();
  const outside = page.getByRole('dialog', { name: t('outside-code:page.title') });
  await expect(outside.getByRole('img')).toBeVisible();
  await outside.getByRole('button', { name: t('outside-code:done') }).click();

  await desktop.tap(details.manage);
  const management = new ManagementPage(page, 'pt');
  await management.title.waitFor();
  await expect(management.main.getByText(/^Quarto \d+$/)).toHaveCount(0);
  await expectTouchable(page, 'management');
  await desktop.tap(management.act('leaveLater'));
  const hours = new HoursPage(page, 'pt');
  await desktop.tap(hours.slots.last());
  await expect(hours.main).toContainText(t('additional-hours:means.phone'));
  await expect(hours.addCard).toHaveCount(0);
  await expect(hours.pay).toBeDisabled();
  await expectTouchable(page, 'hours');
  await desktop.tap(hours.main.getByRole('button', { name: t('additional-hours:means.showPhone') }));
  const code = page.getByRole('dialog');
  await expect(code.getByRole('img')).toBeVisible();
  await expect(code).toContainText('/management/buy-hours/CHECKOUT/');
  await desktop.tap(code.getByRole('button').last());

  await goTo(page, new URL(page.url()).pathname.replace(/\/buy-hours.*/, ''));
  await desktop.tap(management.act('leaveEarly'));
  const departure = new DeparturePage(page, 'pt');
  await departure.boxes.first().waitFor();
  await expectTouchable(page, 'departure');
  await departure.confirmAll();
  await desktop.tap(departure.continue);
  await departure.checkOut.waitFor();
  await expectTouchable(page, 'what leaving costs');
  await departure.confirmAll();
  await desktop.tap(departure.checkOut);
  await expect(departure.left).toBeVisible();
  await expectUsable(page, 'left');
  await desktop.tap(departure.main.getByRole('link', { name: t('early-departure:done.satisfaction') }));
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});
