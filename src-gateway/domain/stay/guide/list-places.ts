import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/language.ts';
import { findChosenOptions, findGuide, type ListedPlace } from '#gateway/store/guide-store.ts';
import { guideSection, type Recommendation } from '#shared/contract/curation.ts';
import { AppError } from '#shared/errors.ts';
import { type TimedPlace, toRecommendation, withTime } from './place-view.ts';
import { rankForGuest } from './ranking.ts';

/** The best of a hotel's city by section and the editors' order, events by their dates (APS-09). Throws HOTEL_NOT_FOUND. */
export async function listCityRecommendations(
  app: AppContext,
  hotelId: string,
  language: Language,
): Promise<Recommendation[]> {
  const { timeZone, places } = await findOpenGuide(app, hotelId);
  return places.toSorted(bySection).map(place => toRecommendation(place, [], { language, timeZone }));
}

/** Best first (PD-122). Throws HOTEL_NOT_FOUND. */
export async function listForGuest(
  app: AppContext,
  guest: { id: string; language: Language },
  hotelId: string,
): Promise<Recommendation[]> {
  const [{ timeZone, places }, chosen] = await Promise.all([
    findOpenGuide(app, hotelId),
    findChosenOptions(app.store.db, guest.id),
  ]);
  const times = new Map(places.map(({ place, time }) => [place, time]));
  const { language } = guest;
  return rankForGuest([...times.keys()], chosen).map(({ place, matches }) =>
    toRecommendation({ place, time: times.get(place) ?? null }, matches, { language, timeZone }),
  );
}

async function findOpenGuide(app: AppContext, hotelId: string) {
  const guide = await findGuide(app.store.db, hotelId);
  if (!guide) throw new AppError('HOTEL_NOT_FOUND', 'there is no such hotel');
  const { timeZone } = guide;
  const now = app.clock.now();
  return { timeZone, places: guide.places.flatMap(place => withTime(place, timeZone, now) ?? []) };
}

function bySection(one: TimedPlace<ListedPlace>, other: TimedPlace<ListedPlace>): number {
  const sections = guideSection.options;
  return (
    sections.indexOf(one.place.section) - sections.indexOf(other.place.section) ||
    (one.time?.startsAt.getTime() ?? 0) - (other.time?.startsAt.getTime() ?? 0) ||
    one.place.rank - other.place.rank
  );
}
