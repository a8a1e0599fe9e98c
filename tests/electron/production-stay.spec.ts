import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { addDays, dateAt, instantAt } from '#shared/hotel-time.ts';
import { pdfTexts } from '#tests/gateway/pdf-text.ts';
import { attachmentOf } from '#tests/gateway/received-mail.ts';
import { getFor } from '#tests/journeys/booking/guest-calls.ts';
import { test as deviceTest, expect } from './device-fixture.ts';
import { startOver } from './endings.ts';
import { beginCheckIn, seeRoom } from './production/check-in-at-kiosk.ts';
import {
  approveDocument,
  openBooking,
  receiveParcel,
  takeCash,
  takeDeposit,
} from './production/desk-acts.ts';
import { type Account, Lobby } from './production/lobby.ts';
import { expectNoSandbox } from './production/no-sandbox.ts';
import { HOTEL, ProductionHotel, PUBLIC_URL, ZONE } from './production/production-hotel.ts';
import { StaffPerson } from './production/staff-person.ts';
import { checkOut, expectParcel, inviteVisitor } from './production/stay-at-kiosk.ts';
import { bookTonight } from './production/walk-in-booking.ts';

const test = deviceTest.extend<{ hotel: ProductionHotel }>({
  hotel: async ({}, use, testInfo) => {
    const hotel = await ProductionHotel.open();
    await use(hotel);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('gateway', {
        body: JSON.stringify(hotel.log, null, 1),
        contentType: 'text/plain',
      });
    await hotel.close();
  },
});

const manager = { email: 'marta@hotel-varanda.com.br', password: 'Gerencia#2026-praia' };
const reception = { email: 'bia@hotel-varanda.com.br', password: 'Recepcao#2026-praia' };
const guest = {
  email: 'lia.prado@correio.com.br',
  password: 'Varanda#2026',
  fullName: 'Lia Prado',
  dateOfBirth: '1990-08-24',
  phone: '11987654321',
};
const visitor = { fullName: 'Zoé Ramos', nickname: 'Zoé' };
const parcel = { description: 'Livros de Lisboa', comments: 'Prateleira 3' };
const DEPOSIT_CENTS = 300_00;
/** Whatever the time is now, the hotel's clock goes forward. */
const today = addDays(dateAt(new Date(), ZONE), 1);
/** A walk-in of now arrives with the next full hour. Staff who are idle for 15 minutes have to unlock. */
const ARRIVAL = instantAt(today, 17, ZONE);
const AFTERNOON = new Date(ARRIVAL.getTime() - 10 * 60_000);
const ARRIVED = new Date(ARRIVAL.getTime() + 60_000);
const MORNING = instantAt(addDays(today, 1), 9, ZONE);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const inReais = (cents: number) =>
  plain(new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100));

/** From an empty server to a gateway with a manager, as docs/deploy.md says it; returns what the command printed. */
async function startHotel(hotel: ProductionHotel): Promise<string> {
  await hotel.clock.moveTo(AFTERNOON);
  const imported = await hotel.run('hotel-import', await hotel.writeFiles());
  expect(imported, imported.text).toMatchObject({ code: 0 });
  const [added] = await Promise.all([
    hotel.run('staff-add', manager.email, '--name', 'Marta Reis', '--hotel', HOTEL),
    hotel.start(),
  ]);
  expect(added, added.text).toMatchObject({ code: 0 });
  return added.text;
}

/** The manager invites a receptionist, who signs in at the desk; the doctor then says that guests can come. */
async function openReception(hotel: ProductionHotel, given: string): Promise<StaffPerson> {
  const marta = await StaffPerson.setUp(hotel, { ...manager, given });
  await marta.signIn();
  const invited = { hotelId: HOTEL, name: 'Bia Rocha', email: reception.email };
  await marta.calls.staff.invite({ ...invited, roles: ['RECEPTION'] });
  const invitation = await hotel.mail.find(reception.email, 'Seu acesso ao Pernoite Praia');
  const bia = await StaffPerson.setUp(hotel, { ...reception, given: invitation.text });
  await bia.signIn();
  const doctor = await hotel.run('doctor');
  expect(doctor, doctor.text).toMatchObject({ code: 0 });
  expect(doctor.text).toContain('Guests can finish a stay.');
  return bia;
}

/** The visitor's own page needs no sign-in: the link that the guest sends on opens it. */
async function expectInvitation(request: APIRequestContext, own: Account): Promise<void> {
  const invited = z.array(z.object({ invitationCode: z.string(), invitationUrl: z.string() }));
  const [invitation] = invited.parse(await (await getFor(request, own, 'visitor-invitations')).json());
  const code = invitation?.invitationCode ?? '';
  expect(invitation?.invitationUrl).toContain(`${PUBLIC_URL}/invite/${code}`);
  const opened = await request.get(`/api/visitor-invitations/public/${code}`);
  expect(await opened.json()).toMatchObject({ fullName: visitor.fullName, buildingName: 'Pernoite Praia' });
}

test('in production a stranger books at the kiosk, pays in cash, shows the document, checks in, receives a parcel and a visitor, leaves and takes the bill (PRD-09, PRD-01, PRD-04, STF-02, FRD-06, FRD-07, FRD-08, FRD-14)', async ({
  hotel,
  start,
  playwright,
}) => {
  test.slow();
  const { mail, locks, clock } = hotel;
  const given = await startHotel(hotel);
  const request = await playwright.request.newContext({ baseURL: hotel.address });
  await expectNoSandbox(request);
  const desktop = await start({ env: { ELECTRON_STAND_IN_PRINTERS: 'Slips' } });
  const [bia, lobby] = await Promise.all([openReception(hotel, given), Lobby.setUp(desktop, hotel)]);

  const { bookingId, locator } = await bookTonight(lobby, guest);
  const own = { email: guest.email, password: guest.password };
  await mail.find(guest.email, `Reserva ${locator}: falta o pagamento na recepção`);

  const { amountCents, guestName } = await takeCash(bia, locator);
  expect(guestName).toBe('Lia P.');
  const confirmed = await mail.find(guest.email, `Reserva ${locator} confirmada: Pernoite Praia`);
  expect(confirmed.from).toBe('reservas@hotel-varanda.com.br');
  expect(plain(confirmed.source)).toContain('Pago na recep');

  await clock.moveTo(ARRIVED);
  const verification = await mail.find(guest.email, 'Confirme o seu e-mail');
  const checkIn = await beginCheckIn(lobby, own, /\b\d{6}\b/.exec(verification.text)?.[0] ?? '');
  await takeDeposit(bia, bookingId, DEPOSIT_CENTS);
  await desktop.tap(checkIn.confirm);
  await expect(checkIn.waiting('document')).toBeVisible();
  expect(locks.codes.size, 'no door opens before the document was seen').toBe(0);
  await approveDocument(bia, bookingId);
  const { room, code } = await seeRoom(lobby, checkIn);
  await expect.poll(() => [...locks.codes.values()]).toEqual([code]);
  const inside = await openBooking(bia, bookingId);
  expect(inside).toMatchObject({ status: 'IN_PROGRESS', money: { dueCents: 0 } });
  expect(inside.rooms).toMatchObject([{ number: room, todo: [], deposit: { amountCents: DEPOSIT_CENTS } }]);

  const parcelId = await receiveParcel(bia, bookingId, parcel);
  const arrived = await mail.find(guest.email, 'Chegou algo para você no Pernoite Praia');
  expect(arrived.text).toContain(parcel.comments);
  await expectParcel(lobby, parcel.comments);
  await bia.calls.parcels.handOver({ hotelId: HOTEL, id: parcelId, to: 'Lia Prado' });
  await inviteVisitor(lobby, visitor);
  await lobby.end(() => startOver(lobby.start));
  expect(await openBooking(bia, bookingId)).toMatchObject({
    parcels: [{ description: parcel.description, receivedAt: expect.any(String) }],
    visitors: [{ fullName: visitor.fullName }],
  });
  await expectInvitation(request, own);

  await clock.moveTo(MORNING);
  const paper = await checkOut(lobby, own);
  const { source } = await mail.find(guest.email, `Reserva ${locator}: o extrato da sua estadia`);
  const pdf = attachmentOf(source, `pernoite-${locator}.pdf`);
  const bill = plain(pdfTexts(pdf).join(' '));
  for (const text of ['Lia Prado', 'Na recepção', inReais(amountCents)]) expect(bill).toContain(text);
  if (paper !== null) expect(plain(paper)).toContain(inReais(amountCents));
  await mail.find(guest.email, `Reserva ${locator}: check-out feito`);
  await expect.poll(() => locks.codes.size, { message: 'the door is closed' }).toBe(0);
  await bia.signIn();
  expect(await openBooking(bia, bookingId)).toMatchObject({ status: 'CONCLUDED', money: { dueCents: 0 } });
  // The start names what is missing, such as the manager.
  const faults = hotel.log.filter(({ level, msg }) => level === 'error' && msg !== 'outside part');
  expect(faults, 'the log of the whole stay').toEqual([]);
  await request.dispose();
});
