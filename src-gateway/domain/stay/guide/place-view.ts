import { pictureAddresses } from '#gateway/domain/hotel/picture-addresses.ts';
import { type Language, toBilingual } from '#gateway/platform/texts.ts';
import type { ChosenOption, ListedPlace, StoredPlace } from '#gateway/store/guide-store.ts';
import { type Recommendation, type RecommendationDetails, weekday } from '#shared/contract/guest/curation.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';
import { toHotelIso } from '../spaces/space-view.ts';
import { type EventTime, nextTime } from './event-times.ts';

export type TimedPlace<Place> = { place: Place; time: EventTime | null };

export function withTime<Place extends Pick<StoredPlace, 'event'>>(
  place: Place,
  timeZone: string,
  now: Date,
): TimedPlace<Place> | null {
  if (place.event === null) return { place, time: null };
  const time = nextTime(place.event, timeZone, now);
  return time && { place, time };
}

type Reader = { language: Language; timeZone: string };

const toNullableIso = (instant: Date | undefined, timeZone: string) =>
  instant === undefined ? null : toHotelIso(instant, timeZone);

export function toRecommendation(
  { place, time }: TimedPlace<ListedPlace>,
  matches: readonly ChosenOption[],
  { language, timeZone }: Reader,
): Recommendation {
  return {
    sourceId: place.id,
    webSourceId: place.source,
    title: place.title,
    tag: place.tag[language],
    category: place.category,
    imageUrl: place.picture === null ? null : pictureAddresses(place.picture).small,
    section: place.section,
    startDate: toNullableIso(time?.startsAt, timeZone),
    matches: matches.map(toOption),
  };
}

export function toDetails(timed: TimedPlace<StoredPlace>, reader: Reader): RecommendationDetails {
  const { place, time } = timed;
  const { language, timeZone } = reader;
  return {
    ...toRecommendation(timed, [], reader),
    imageUrl: place.picture === null ? null : pictureAddresses(place.picture).large,
    recommendedBy: place.recommendedBy?.[language] ?? null,
    description: toBilingual(place.description),
    tags: place.tags[language],
    address: place.address,
    businessHours: (place.week ?? []).map((open, day) => ({
      // The days of the contract begin with Sunday, as the stored week does.
      day: weekday.options[day] ?? 'SUNDAY',
      openTime: open?.start ?? null,
      closeTime: open?.end ?? null,
    })),
    buildingTimezone: timeZone,
    isEvent: time !== null,
    endDate: toNullableIso(time?.endsAt, timeZone),
    website: place.website,
    phone: place.phone,
    highlight: place.highlight && toBilingual(place.highlight),
    minPrice: place.minPrice,
    maxPrice: place.maxPrice,
  };
}

const toOption = ({ id, key, name }: ChosenOption): PreferenceOption => ({
  id,
  key,
  name: toBilingual(name),
});
