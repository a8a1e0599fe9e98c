import { demoGuests } from '#gateway/sandbox/seed/demo-guests.ts';
import { nightTariffs } from '#gateway/store/schema/tariffs.ts';
import { OTHER_HOTEL } from '../gateway/desk.ts';
import { startTestGateway, type TestGateway } from '../gateway/harness.ts';
import { buyHour, savedCard } from '../gateway/hours.ts';
import { recordedHousekeepingActs } from '../gateway/recorded-housekeeping-acts.ts';
import { recordedLivingActs } from '../gateway/recorded-living-acts.ts';
import { recordedLobbyAndExchangeActs } from '../gateway/recorded-lobby-and-exchange-acts.ts';
import { recordedMoneyActs } from '../gateway/recorded-money-acts.ts';
import { recordedPeopleActs } from '../gateway/recorded-people-acts.ts';
import { EVENING, queenRoom, scenario, TONIGHT } from '../gateway/scenario.ts';
import { freshDay, newGuest, startSmallHotel, type TestGuest } from '../gateway/small-hotel.ts';

/** A gateway with data, and the guests as which it is called. */
export type World = { gateway: TestGateway; guestIds: string[] };

/** Three hotels as the sandbox seeds them: nearly every list has something, relative to today. */
export async function demonstrationHotels(): Promise<World> {
  return { gateway: await startTestGateway(), guestIds: demoGuests.map(({ id }) => id) };
}

/** A hotel in which each recorded act of staff was done, with guests who checked in, pay by Pix, buy an hour and leave today. */
export async function busyHotel(): Promise<World> {
  const gateway = await startSmallHotel();
  const hotel = { gateway, db: gateway.app.store.db, guest: await newGuest(gateway) };
  const begin = async (): Promise<TestGuest> => {
    await freshDay(gateway);
    hotel.guest = await newGuest(gateway);
    return hotel.guest;
  };
  const acts = [
    recordedLivingActs,
    recordedPeopleActs,
    recordedLobbyAndExchangeActs,
    recordedHousekeepingActs,
    recordedMoneyActs,
  ].flatMap(actsOf => Object.values(actsOf(hotel)));
  for (const prepare of acts) {
    await begin();
    await (await prepare())();
  }
  // The acts open a second hotel without prices, which no file could bring.
  const week = Array.from({ length: 7 }, (_, weekday) => ({ weekday, cents: 300_00 }));
  await hotel.db
    .insert(nightTariffs)
    .values(week.map(night => ({ ...night, roomTypeId: OTHER_HOTEL.roomTypeId })));
  const checkedIn = await begin();
  await scenario(hotel).paidStay({ checkedInAt: EVENING });
  const payer = await begin();
  await scenario(hotel).pixStay();
  const late = await begin();
  const { departure } = await scenario(hotel).paidStay({ rooms: [queenRoom] });
  await buyHour(departure, 13, { paymentMethodId: await savedCard(gateway, late.id) });
  const leaving = await begin();
  await scenario(hotel).residence({ checkin: '2026-11-30', checkout: TONIGHT.checkin });
  return { gateway, guestIds: [checkedIn, payer, late, leaving].map(({ id }) => id) };
}
