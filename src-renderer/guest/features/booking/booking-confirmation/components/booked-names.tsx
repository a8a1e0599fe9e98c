import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { roomsRenamed } from '#renderer/guest/features/shared/booking-funnel/state/room-names.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { useBookedNames } from '../queries.ts';

export default function BookedNames({ bookingId }: { bookingId: string }) {
  const language = useLanguage();
  const { data } = useBookedNames(bookingId, language);
  const setFunnel = useSetAtom(funnelAtom);
  useEffect(() => {
    if (!data) return;
    const names = new Map(data.accommodations.map(({ typeId, type }) => [typeId, type]));
    setFunnel(funnel => roomsRenamed(funnel, names, language));
  }, [data, language, setFunnel]);
  return null;
}
