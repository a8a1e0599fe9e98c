/** A prefix invalidates all keys below it. Keys need not contain the person: the cache is emptied with the session. */
export const staffKeys = {
  /** A person's own: whoever takes over the page must not see those of the person before. */
  passkeys: (staffId: string) => ['passkeys', staffId] as const,
  hotel: (hotelId: string) => ['hotel', hotelId] as const,
  people: (hotelId: string) => [...staffKeys.hotel(hotelId), 'people'] as const,
  // Not below `booking`: each fetch of these two is an act in the record, and their forms are being filled in.
  document: (hotelId: string, bookingId: string, roomGuestId: string) =>
    [...staffKeys.hotel(hotelId), 'document', bookingId, roomGuestId] as const,
  checkIn: (hotelId: string, bookingId: string, roomGuestId: string) =>
    [...staffKeys.hotel(hotelId), 'check-in', bookingId, roomGuestId] as const,
  checkInChoices: (hotelId: string, language: string) =>
    [...staffKeys.hotel(hotelId), 'choices', language] as const,
  cities: (hotelId: string, stateCode: string) => [...staffKeys.hotel(hotelId), 'cities', stateCode] as const,
  calls: (hotelId: string) => [...staffKeys.hotel(hotelId), 'calls'] as const,
  devices: (hotelId: string) => [...staffKeys.hotel(hotelId), 'devices'] as const,
  drawers: (hotelId: string) => [...staffKeys.hotel(hotelId), 'drawers'] as const,
  currentDrawer: (hotelId: string) => [...staffKeys.drawers(hotelId), 'current'] as const,
  drawerList: (hotelId: string) => [...staffKeys.drawers(hotelId), 'list'] as const,
  drawer: (hotelId: string, drawerId: string) => [...staffKeys.drawers(hotelId), drawerId] as const,
  approvals: (hotelId: string) => [...staffKeys.hotel(hotelId), 'approvals'] as const,
  moneyOptions: (hotelId: string, bookingId: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'money-acts'] as const,
  dayReport: (hotelId: string, day: string) => [...staffKeys.hotel(hotelId), 'day-report', day] as const,
  exchangeKeys: (hotelId: string) => [...staffKeys.hotel(hotelId), 'exchange-keys'] as const,
  partnerChoices: (hotelId: string, language: string) =>
    [...staffKeys.hotel(hotelId), 'partner-choices', language] as const,
  parcels: (hotelId: string) => [...staffKeys.hotel(hotelId), 'parcels'] as const,
  visitors: (hotelId: string) => [...staffKeys.hotel(hotelId), 'visitors'] as const,
  spaces: (hotelId: string) => [...staffKeys.hotel(hotelId), 'spaces'] as const,
  registrations: (hotelId: string) => [...staffKeys.hotel(hotelId), 'registrations'] as const,
  inbox: (hotelId: string) => [...staffKeys.hotel(hotelId), 'inbox'] as const,
  notes: (hotelId: string) => [...staffKeys.hotel(hotelId), 'notes'] as const,
  rooms: (hotelId: string) => [...staffKeys.hotel(hotelId), 'rooms'] as const,
  preparations: (hotelId: string) => [...staffKeys.hotel(hotelId), 'preparations'] as const,
  printedPreparations: (hotelId: string, day: string) =>
    [...staffKeys.hotel(hotelId), 'print', 'preparations', day] as const,
  printedDay: (hotelId: string, date: string) => [...staffKeys.hotel(hotelId), 'print', date] as const,
  printedCards: (hotelId: string, bookingId: string) =>
    [...staffKeys.hotel(hotelId), 'print', 'cards', bookingId] as const,
  record: (hotelId: string, filters: Readonly<Record<string, string>>) =>
    [...staffKeys.hotel(hotelId), 'record', filters] as const,
  version: (hotelId: string) => [...staffKeys.hotel(hotelId), 'version'] as const,
  booking: (hotelId: string, bookingId: string) =>
    [...staffKeys.hotel(hotelId), 'booking', bookingId] as const,
  bookingPage: (hotelId: string, bookingId: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'page'] as const,
  due: (hotelId: string, bookingId: string) => [...staffKeys.booking(hotelId, bookingId), 'due'] as const,
  hours: (hotelId: string, bookingId: string, accommodationId: string, type: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'hours', accommodationId, type] as const,
  moveTargets: (hotelId: string, bookingId: string, accommodationId: number, day: string | null) =>
    [...staffKeys.booking(hotelId, bookingId), 'moves', accommodationId, day] as const,
  guaranteeCharges: (hotelId: string, bookingId: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'guarantee-charges'] as const,
  minor: (hotelId: string, roomGuestId: string) =>
    [...staffKeys.hotel(hotelId), 'minor', roomGuestId] as const,
  endings: (hotelId: string, bookingId: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'endings'] as const,
  pix: (hotelId: string, bookingId: string, paymentId: string) =>
    [...staffKeys.booking(hotelId, bookingId), 'pix', paymentId] as const,
  board: (hotelId: string, day: string | null) => [...staffKeys.hotel(hotelId), 'board', day] as const,
  search: (hotelId: string, text: string) => [...staffKeys.hotel(hotelId), 'search', text] as const,
  receipt: (hotelId: string, paymentId: string) =>
    [...staffKeys.hotel(hotelId), 'receipt', paymentId] as const,
};
