import { useAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Choosing, Funnel } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import type { PriceNews } from '#renderer/guest/features/shared/booking-funnel/state/fresh-offers.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import {
  hourChanged,
  roomRemoved,
  roomSelected,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { onServerClock } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import type { Cents } from '#shared/money.ts';
import { freshRooms, takenHours } from './fresh-rooms.ts';
import { arrivalsAt, findSlots, type HourQuestion, nearestHours, type StayHours } from './hour-choice.ts';
import { areWider, costNothingMore, keepsTermsAt, widestHours } from './hour-widening.ts';
import { type Offer, type Offers, toRoomOffer } from './offers.ts';

export type RoomNews =
  | { kind: 'soldOut'; number: number; name: string }
  | { kind: 'priceChanged'; number: number; name: string; from: Cents; to: Cents }
  | {
      kind: 'hoursChanged';
      number: number;
      name: string;
      from: Cents;
      to: Cents;
      checkin: number;
      checkout: number;
    };

function toNews(before: Choosing, after: Choosing, news: readonly PriceNews[]): RoomNews[] {
  return news.flatMap((item): RoomNews[] => {
    if (item.kind === 'same') return [];
    const name = before.rooms[item.index]?.name ?? '';
    const number = item.index + 1;
    if (item.kind === 'soldOut') return [{ kind: 'soldOut', number, name }];
    const { from, to } = item;
    if (item.kind === 'priceChanged') return [{ kind: 'priceChanged', number, name, from, to }];
    const room = after.rooms[item.index];
    return room
      ? [
          {
            kind: 'hoursChanged',
            number,
            name,
            from,
            to,
            checkin: room.checkinHour,
            checkout: room.checkoutHour,
          },
        ]
      : [];
  });
}

type RoomChoiceOptions = {
  offers: Offers | undefined;
  timeZone: string | undefined;
  /** Time of the response, in milliseconds: hours that were past then are past. */
  fetchedAt: number;
  /** The payment returned the guest because of a change, so "nothing changed" is shown as well. */
  showSame: boolean;
};

function useArrivalRules(funnel: Funnel, timeZone: string | undefined, fetchedAt: number) {
  const { checkinDate, checkinHour } =
    funnel.stage === 'choosing' ? funnel.search : { checkinDate: null, checkinHour: 0 };
  return useMemo(() => {
    if (checkinDate === null || timeZone === undefined)
      return { isOpen: () => true, keepsTerms: () => false };
    const now = onServerClock(fetchedAt);
    const { forceWalkIn: forced } = host().profile;
    return {
      isOpen: arrivalsAt(checkinDate, now, timeZone),
      keepsTerms: keepsTermsAt({ checkinDate, searched: checkinHour, forced, now, timeZone }),
    };
  }, [checkinDate, checkinHour, timeZone, fetchedAt]);
}

export function useRoomChoice({ offers, timeZone, fetchedAt, showSame }: RoomChoiceOptions) {
  const [funnel, setFunnel] = useAtom(funnelAtom);
  const [news, setNews] = useState<RoomNews[] | null>(null);
  const [wished, setWished] = useState<Record<string, StayHours>>({});
  const weighed = useRef<Offers | null>(null);

  const { isOpen, keepsTerms } = useArrivalRules(funnel, timeZone, fetchedAt);

  useEffect(() => {
    if (!offers || weighed.current === offers || funnel.stage !== 'choosing') return;
    weighed.current = offers;
    if (funnel.rooms.every(room => room === null)) {
      setNews(null);
      return;
    }
    const fresh = freshRooms(funnel, offers, isOpen);
    setFunnel(fresh.funnel);
    const shownNews = toNews(funnel, fresh.funnel, fresh.news);
    setNews(shownNews.length > 0 || showSame ? shownNews : null);
  }, [offers, funnel, setFunnel, isOpen, showSame]);

  const questionFor = (offer: Offer, index: number): HourQuestion => ({
    searched:
      funnel.stage === 'choosing'
        ? { checkin: funnel.search.checkinHour, checkout: funnel.search.checkoutHour }
        : { checkin: 0, checkout: 0 },
    taken: funnel.stage === 'choosing' ? takenHours(funnel.rooms, offer.typeId, index) : [],
    isOpen,
  });

  const keyOf = (offer: Offer, index: number) => `${index}_${offer.typeId}`;

  /** What the card would show if every hour had a room: the picked hours, else the widest at the searched price. */
  const wishFor = (offer: Offer, index: number): StayHours => {
    const question = questionFor(offer, index);
    return wished[keyOf(offer, index)] ?? widestHours(offer, question, keepsTerms) ?? question.searched;
  };

  /** The hours of a card: those of the chosen room, else what is wished, else the nearest that are left. */
  const hoursFor = (offer: Offer, index: number): StayHours => {
    const question = questionFor(offer, index);
    const chosen = funnel.stage === 'choosing' ? funnel.rooms[index] : null;
    if (chosen?.typeId === offer.typeId)
      return { checkin: chosen.checkinHour, checkout: chosen.checkoutHour };
    return nearestHours(offer, wishFor(offer, index), question) ?? question.searched;
  };

  return {
    news,
    closeNews: () => setNews(null),
    questionFor,
    hoursFor,
    /** True while the card shows the hours that the guest picked or searched for, or wider ones, not others (FUN-18). */
    asWished: (offer: Offer, index: number, shown: StayHours): boolean => {
      const wish = wishFor(offer, index);
      return shown.checkin === wish.checkin && shown.checkout === wish.checkout;
    },
    /** True while the card shows more than the searched hours for the same price. */
    isWidened: (offer: Offer, index: number, shown: StayHours): boolean => {
      const { searched } = questionFor(offer, index);
      return areWider(shown, searched) && costNothingMore(offer, shown, searched);
    },
    choose: (offer: Offer, index: number) => {
      const slots = findSlots(offer, hoursFor(offer, index));
      if (!slots || !offers || funnel.stage !== 'choosing') return null;
      const next = roomSelected(funnel, index, toRoomOffer(offer, offers.language), slots, offers.fees);
      setFunnel(next);
      return next;
    },
    remove: (index: number) => {
      if (funnel.stage === 'choosing') setFunnel(roomRemoved(funnel, index));
    },
    changeHours: (offer: Offer, index: number, hours: StayHours) => {
      setWished(before => ({ ...before, [keyOf(offer, index)]: hours }));
      const slots = findSlots(offer, hours);
      if (!slots || funnel.stage !== 'choosing' || funnel.rooms[index]?.typeId !== offer.typeId) return;
      setFunnel(
        hourChanged(hourChanged(funnel, index, 'CHECKIN', slots.checkin), index, 'CHECKOUT', slots.checkout),
      );
    },
  };
}

export type RoomChoice = ReturnType<typeof useRoomChoice>;
