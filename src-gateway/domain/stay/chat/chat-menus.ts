import type texts from '#locales/en/gateway/chat.json';
import type { ChatAudience } from './chat-tree.ts';

export const CHAT_LINKS = {
  book: { path: '/booking/step-1', picture: 'room-garden-queen' },
  activeBookings: { path: '/guest/booking/active', picture: null },
  previousBookings: { path: '/guest/booking/previous', picture: null },
  checkIn: { path: '/guest/checkin', picture: null },
  checkOut: { path: '/guest/checkout', picture: null },
  stayCard: { path: '/guest/stay', picture: null },
  visitors: { path: '/guest/visitors', picture: null },
  spaces: { path: '/guest/space-reservation/approved', picture: 'space-rooftop' },
  deliveries: { path: '/guest/deliveries/active', picture: null },
  credits: { path: '/guest/credits', picture: null },
  concierge: { path: null, picture: 'lobby' },
} as const;
export type ChatLinkName = keyof typeof CHAT_LINKS;

export type ChatTopic = {
  key: keyof typeof texts.options;
  link?: ChatLinkName;
  options?: ChatTopic[];
};

const other: ChatTopic = { key: 'other' };
const branch = (key: ChatTopic['key'], ...options: ChatTopic[]): ChatTopic => ({
  key,
  options: [...options, other],
});

const book = branch(
  'book',
  { key: 'bookHow', link: 'book' },
  { key: 'bookHours', link: 'book' },
  { key: 'bookParty', link: 'book' },
  { key: 'bookPay' },
);

const cancellation: ChatTopic[] = [{ key: 'changeDates', link: 'concierge' }, { key: 'noShow' }];
const changeRules = branch('change', { key: 'cancel' }, ...cancellation, { key: 'partner' });
const change = branch(
  'change',
  { key: 'cancel', link: 'activeBookings' },
  { key: 'changeHours', link: 'activeBookings' },
  ...cancellation,
  { key: 'creditsUse', link: 'credits' },
  { key: 'partner', link: 'activeBookings' },
);

const arrival: ChatTopic[] = [
  { key: 'checkInDocuments' },
  { key: 'checkInCompanions' },
  { key: 'checkInMinors' },
  { key: 'checkInEarlier' },
];
const checkInRules = branch('checkIn', { key: 'checkInWhen' }, ...arrival);
const checkIn = branch('checkIn', { key: 'checkInWhen', link: 'checkIn' }, ...arrival);

const door = branch(
  'door',
  { key: 'doorFind', link: 'stayCard' },
  branch(
    'doorFails',
    { key: 'doorEarly', link: 'stayCard' },
    { key: 'doorStopped', link: 'activeBookings' },
    { key: 'doorOutside', link: 'concierge' },
  ),
  { key: 'doorLost', link: 'activeBookings' },
);

const leavingRules = branch('leaving', { key: 'lateCheckOut' }, { key: 'overstay' }, { key: 'leaveEarly' });
const leaving = branch(
  'leaving',
  { key: 'lateCheckOut', link: 'activeBookings' },
  { key: 'overstay' },
  { key: 'checkOutHow', link: 'checkOut' },
  { key: 'leaveEarly', link: 'activeBookings' },
);

const stayRules = branch(
  'stay',
  { key: 'visitors' },
  { key: 'spaces' },
  { key: 'deliveries' },
  { key: 'luggage' },
);

const pet: ChatTopic = { key: 'pet' };
const concierge: ChatTopic = { key: 'concierge', link: 'concierge' };

/** The main menu of each audience, the likeliest topic first (CHT-08). Only a guest is led to a page of the account. */
export const chatMenus: Record<ChatAudience, ChatTopic[]> = {
  anonymous: [book, checkInRules, changeRules, leavingRules, stayRules, pet, concierge],
  unbooked: [
    book,
    branch('change', { key: 'creditsUse', link: 'credits' }, { key: 'partner', link: 'activeBookings' }),
    checkInRules,
    stayRules,
    pet,
    { key: 'invoice', link: 'previousBookings' },
    concierge,
  ],
  booked: [
    change,
    checkInRules,
    leavingRules,
    stayRules,
    pet,
    book,
    { key: 'invoice', link: 'activeBookings' },
    concierge,
  ],
  arriving: [checkIn, door, change, leavingRules, stayRules, pet, concierge],
  staying: [
    door,
    leaving,
    { key: 'visitors', link: 'visitors' },
    { key: 'spaces', link: 'spaces' },
    { key: 'deliveries', link: 'deliveries' },
    { key: 'luggage' },
    pet,
    { key: 'invoice', link: 'activeBookings' },
    concierge,
  ],
};
