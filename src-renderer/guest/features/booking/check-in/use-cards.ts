import { useQuery } from '@tanstack/react-query';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { savedCardsQuery } from '#renderer/guest/features/shared/card-form/queries.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';

/** The saved cards that could guarantee the stay, as they are now. */
export function useCards(isWanted = true) {
  const session = useSession();
  const uid = session.status === 'signedIn' && isWanted ? session.guest.uid : null;
  return useQuery({ ...savedCardsQuery(uid), staleTime: 0 });
}

/** `none`: no card can be typed and none is saved, so that the reception takes a deposit. `unknown` until that is known. */
export function useCardOffer(): 'cards' | 'none' | 'unknown' {
  const canType = canTypeCards();
  const cards = useCards(!canType);
  if (canType || cards.isError) return 'cards';
  if (cards.data === undefined) return 'unknown';
  return cards.data.length === 0 ? 'none' : 'cards';
}
