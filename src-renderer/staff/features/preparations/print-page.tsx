import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { DayPrintPage, PrintedSheet } from '../shared/paper/print-page.tsx';
import { PreparationSheet } from './preparation-sheet.tsx';
import { usePrintedPreparations } from './queries.ts';

/** For a cart without a phone. */
export function PreparationsPrint({ hotel, day }: { hotel: Hotel; day: string }) {
  const t = useText('staff/preparations');
  return (
    <DayPrintPage day={day} titleOf={date => t('print.title', { date })} note={t('print.note')}>
      <Sheet hotelId={hotel.hotelId} day={day} />
    </DayPrintPage>
  );
}

function Sheet({ hotelId, day }: { hotelId: string; day: string }) {
  const printed = usePrintedPreparations(hotelId, day);
  return <PrintedSheet printed={printed}>{of => <PreparationSheet printed={of} />}</PrintedSheet>;
}
