/** A prefix invalidates all keys below it. Keys need not contain the person: the cache is emptied with the session. */
export const staffKeys = {
  hotel: (hotelId: string) => ['hotel', hotelId] as const,
  people: (hotelId: string) => [...staffKeys.hotel(hotelId), 'people'] as const,
  document: (hotelId: string, bookingId: string, roomGuestId: string) =>
    [...staffKeys.hotel(hotelId), 'bookings', bookingId, 'document', roomGuestId] as const,
  parcels: (hotelId: string) => [...staffKeys.hotel(hotelId), 'parcels'] as const,
  printedDay: (hotelId: string, date: string) => [...staffKeys.hotel(hotelId), 'print', date] as const,
  record: (hotelId: string, filters: Readonly<Record<string, string>>) =>
    [...staffKeys.hotel(hotelId), 'record', filters] as const,
};
