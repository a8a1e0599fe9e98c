import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSession } from '#renderer/features/session/use-session.ts';
import { checked } from '#renderer/gateway/checked.ts';
import { gateway } from '#renderer/gateway/client.ts';
import { useLanguage } from '#renderer/i18n/i18n.ts';
import { funnelAtom } from '#renderer/state/booking-funnel/funnel-state.ts';
import { roomsRenamed } from '#renderer/state/booking-funnel/room-names.ts';
import { booking } from '#shared/contract/bookings.ts';

/** The booked rooms under their names in the page's language (APP-04); only their owner can request them (API-06). */
export default function BookedNames({ bookingId }: { bookingId: string }) {
  const language = useLanguage();
  const signedIn = useSession().status === 'signedIn';
  const { data } = useQuery({
    queryKey: ['booking', bookingId, language],
    enabled: signedIn,
    queryFn: async () => checked(booking, await gateway.bookings.find({ bookingId })),
  });
  const setFunnel = useSetAtom(funnelAtom);
  useEffect(() => {
    if (!data) return;
    const names = new Map(data.accommodations.map(({ typeId, type }) => [typeId, type]));
    setFunnel(funnel => roomsRenamed(funnel, names, language));
  }, [data, language, setFunnel]);
  return null;
}
