import { useState } from 'react';
import { firstMissingAge } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import type { DraftRoom } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';

export const ageId = (room: number, child: number) => `age-${room}-${child}`;

export type MissingAges = ReturnType<typeof useMissingAges>;

/** Those whose field was left, and all after the guest tried to finish (SRC-10). */
export function useMissingAges(rooms: readonly DraftRoom[]) {
  // Ages missing since an earlier visit show their error at once; that of a child just added does not yet.
  const [showAll, setShowAll] = useState(() => firstMissingAge(rooms) !== null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    isShown: (room: number, child: number) =>
      rooms[room]?.ages[child] === null && (showAll || left.has(ageId(room, child))),
    leave: (room: number, child: number) => setLeft(before => new Set(before).add(ageId(room, child))),
    focusFirst: (): boolean => {
      const missing = firstMissingAge(rooms);
      if (missing === null) return false;
      setShowAll(true);
      document.getElementById(ageId(missing.room, missing.child))?.focus();
      return true;
    },
  };
}
