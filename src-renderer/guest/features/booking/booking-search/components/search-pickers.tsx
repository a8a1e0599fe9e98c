import { lazy, Suspense } from 'react';
import { hotelNow } from '#renderer/guest/features/shared/booking-funnel/hotel-now.ts';
import type { SearchDraft } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { loadDatePicker, loadRoomsPicker, type SearchPickersState } from '../use-search-pickers.ts';

const DatePicker = lazy(loadDatePicker);
const RoomsPicker = lazy(loadRoomsPicker);

type SearchPickersProps = {
  pickers: SearchPickersState;
  hotels: readonly Hotel[] | undefined;
  draft: SearchDraft;
  onChange: (change: Partial<SearchDraft>) => void;
};

export function SearchPickers({ pickers, hotels, draft, onChange }: SearchPickersProps) {
  const { open, seen, close } = pickers;
  return (
    <Suspense fallback={null}>
      {seen.includes('dates') && (
        <DatePicker
          open={open === 'dates'}
          range={{ start: draft.checkinDate, end: draft.checkoutDate }}
          hotel={hotelNow(hotels, draft.hotelId)}
          onChange={range => onChange({ checkinDate: range.start, checkoutDate: range.end })}
          onClose={close}
        />
      )}
      {seen.includes('rooms') && (
        <RoomsPicker
          open={open === 'rooms'}
          rooms={draft.rooms}
          onChange={rooms => onChange({ rooms })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
