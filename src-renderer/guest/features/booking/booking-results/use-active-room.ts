import { useRef, useState } from 'react';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { nextUnselected } from './fresh-rooms.ts';
import type { Offer } from './offers.ts';
import type { RoomChoice } from './use-room-choice.ts';

export type ActiveRoom = ReturnType<typeof useActiveRoom>;

/** `onWhole`: the only searched room has been chosen, so the guest goes on without another press. */
export function useActiveRoom(funnel: Choosing, choice: RoomChoice, onWhole: (funnel: Choosing) => void) {
  const t = useText('booking-results');
  const { rooms, search } = funnel;
  const [active, setActive] = useState(() => Math.max(0, nextUnselected(rooms, -1) ?? 0));
  const [said, setSaid] = useState('');
  const title = useRef<HTMLDivElement>(null);

  const toTitle = () => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  };

  return {
    active: Math.min(active, search.rooms.length - 1),
    open: setActive,
    said,
    title,
    toTitle,
    choose: (offer: Offer, index: number) => {
      const chosen = choice.choose(offer, index);
      if (!chosen) return;
      const next = nextUnselected(chosen.rooms, index);
      const { name } = offer.details;
      if (next === null && chosen.rooms.length === 1) return onWhole(chosen);
      if (next === null) return setSaid(t('said.all', { name }));
      setSaid(t('said.next', { name, number: next + 1, total: chosen.rooms.length }));
      setActive(next);
      toTitle();
    },
    remove: (index: number) => {
      const name = rooms[index]?.name;
      choice.remove(index);
      setActive(index);
      if (name !== undefined) setSaid(t('said.removed', { name, number: index + 1 }));
    },
  };
}
