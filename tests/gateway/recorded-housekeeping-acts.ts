import { emptyDesk, newDesk } from './desk.ts';
import type { FreshHotel } from './fresh-hotel.ts';
import { ONE_NIGHT, scenario } from './scenario.ts';
import { HOTEL } from './small-hotel.ts';

type Prepare = () => Promise<() => Promise<unknown>>;

const DAY = { hotelId: HOTEL, day: ONE_NIGHT.checkin };

/** What each call on preparations needs to be done. */
export function recordedHousekeepingActs(hotel: FreshHotel): Record<string, Prepare> {
  const arriving = async () => {
    await emptyDesk(hotel.db);
    await scenario(hotel).paidStay();
    const { calls } = await newDesk(hotel.gateway);
    const [room] = (await calls.preparations.list(DAY)).rooms;
    const named = { ...DAY, accommodationId: String(room?.accommodationId) };
    return { calls, named, finish: () => calls.preparations.finish({ ...named, mark: room?.mark }) };
  };
  return {
    'preparations.finish': async () => (await arriving()).finish,
    'preparations.reopen': async () => {
      const { calls, named, finish } = await arriving();
      await finish();
      return () => calls.preparations.reopen(named);
    },
    'preparations.print': async () => {
      const { calls } = await newDesk(hotel.gateway);
      return () => calls.preparations.print(DAY);
    },
  };
}
