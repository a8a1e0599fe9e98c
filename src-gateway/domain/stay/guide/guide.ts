import type { AppContext } from '#gateway/context.ts';
import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  findChosenOptions,
  findGuide,
  findGuideHotels,
  findPlace,
  type ListedPlace,
} from '#gateway/store/guide-store.ts';
import {
  type CityBuilding,
  guideSection,
  type Recommendation,
  type RecommendationDetails,
} from '#shared/contract/guest/curation.ts';
import { AppError } from '#shared/errors.ts';
import { type TimedPlace, toDetails, toRecommendation, withTime } from './place-view.ts';
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

/** One place or event of the guide (APS-11). Throws RECOMMENDATION_NOT_FOUND, also for an event that is over. */
export async function findDetails(
  app: AppContext,
  { webSourceId, sourceId }: { webSourceId: string; sourceId: string },
  language: Language,
): Promise<RecommendationDetails> {
  const found = await findPlace(app.store.db, { source: webSourceId, id: sourceId });
  const timed = found && withTime(found.place, found.timeZone, app.clock.now());
  if (!found || !timed) throw new AppError('RECOMMENDATION_NOT_FOUND', 'the guide has no such place');
  return toDetails(timed, { language, timeZone: found.timeZone });
}

const byName = new Intl.Collator('pt');

/** The cities of the guide (APS-12): that of the guest's stay first, then by name. */
export async function listCities(app: AppContext, guestId: string): Promise<CityBuilding[]> {
  const hotels = await findGuideHotels(app.store.db, guestId, app.clock.now());
  return hotels
    .toSorted(
      (one, other) =>
        Number(other.isNextStay) - Number(one.isNextStay) ||
        byName.compare(one.city, other.city) ||
        one.rank - other.rank,
    )
    .map(({ id, city, picture }) => ({
      buildingId: id,
      description: city,
      imageUrl: picture === null ? null : pictureAddresses(picture).small,
    }));
}
