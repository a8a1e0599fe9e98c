import type { Language } from '#gateway/platform/texts.ts';
import type { BookingView } from '#gateway/store/booking-view-store.ts';
import type { BilingualText } from '#gateway/store/schema/hotels.ts';
import type { HotelFacts } from '#shared/contract/guest/booking-details.ts';
import { type Viewer, viewModeOf } from './booking-viewer.ts';
import { hasCheckedIn, isAccessSuspended } from './check-in-rooms.ts';
import { roomStatus } from './room-state.ts';

type ViewContext = { view: BookingView; viewer: Viewer; now: Date };

/** True for a guest who has checked in to a room of the booking and has not left it. */
function isStayingGuest(context: ViewContext): boolean {
  const { view, viewer } = context;
  return view.rooms.some(
    ({ room }) =>
      roomStatus(view, room) === 'IN_PROGRESS' &&
      viewModeOf(view, room, viewer) === 'FULL' &&
      hasCheckedIn(context, room) &&
      !isAccessSuspended(context, room),
  );
}

/** Null for everybody else: the Wi-Fi's password is for guests who stay (HLP-07). */
export function findHotelFacts(context: ViewContext, language: Language): HotelFacts | null {
  if (!isStayingGuest(context)) return null;
  const { wifi, breakfast, parking, emergency } = context.view.hotel;
  const inLanguage = (text: BilingualText | null) => text && text[language];
  return {
    wifi,
    breakfast: breakfast && { ...breakfast, note: inLanguage(breakfast.note) },
    parking: inLanguage(parking),
    emergency: emergency && { ...emergency, note: inLanguage(emergency.note) },
  };
}
