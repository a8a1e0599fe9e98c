import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { DayPrintPage, PrintedSheet } from '../shared/paper/print-page.tsx';
import { DaySheet } from './day-sheet.tsx';
import { usePrintedDay } from './queries.ts';

export function DayPrint({ hotel, day }: { hotel: Hotel; day: string }) {
  const t = useText('staff/day-print');
  return (
    <DayPrintPage day={day} titleOf={date => t('title', { date })} note={t('note')}>
      <Sheet hotelId={hotel.hotelId} day={day} />
    </DayPrintPage>
  );
}

function Sheet({ hotelId, day }: { hotelId: string; day: string }) {
  const printed = usePrintedDay(hotelId, day);
  return <PrintedSheet printed={printed}>{of => <DaySheet day={of} />}</PrintedSheet>;
}
