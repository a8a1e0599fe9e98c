import type { Namespace } from '../src-renderer/platform/i18n/texts.ts';

export const ENTRY = 'src-renderer/main.tsx';
export const STAFF_ENTRY = 'src-renderer/staff.tsx';

export type Landing = {
  path: string;
  /** The code of its screen, and what the screen fetches by itself once it is shown: flags, the API client. */
  code: string[];
  texts: Namespace[];
  /** Names of the tab's session storage: with one of them the screen has something else to show than its first view. */
  unless?: readonly string[];
};

export const landings: Landing[] = [
  {
    path: '/login',
    code: ['guest/screens/login.tsx', 'guest/features/account/feature-flags/open-feature.ts'],
    texts: ['general', 'shell', 'session', 'first-page', 'booking-search', 'booking-funnel'],
    unless: ['pernoite.return-path'],
  },
  {
    path: '/booking/step-1',
    code: [
      'guest/screens/booking-step-1.tsx',
      'guest/app/with-queries.tsx',
      'guest/screens/booking.tsx',
      'guest/features/shared/booking-funnel/state/funnel-storage.ts',
      'guest/features/account/feature-flags/open-feature.ts',
      'platform/gateway/link.ts',
    ],
    texts: ['general', 'shell', 'booking-funnel', 'booking-search'],
    unless: ['pernoite.funnel', 'pernoite.search'],
  },
];

/**
 * What opens without a connection: the service worker stores it (build/service-worker.ts), with what the app fetches ahead
 * on any page, and the stay's card for an app that is open when the connection goes.
 */
export const offlinePage: Landing = {
  path: '*',
  code: [
    'guest/screens/offline.tsx',
    'guest/screens/stay-card.tsx',
    'guest/app/with-queries.tsx',
    'platform/gateway/link.ts',
    'platform/ui/toaster.tsx',
  ],
  texts: ['general', 'shell', 'stay-card', 'guest-booking', 'errors'],
};

const WITH_QUERIES = [
  'guest/app/with-queries.tsx',
  'platform/gateway/link.ts',
  'guest/features/account/feature-flags/open-feature.ts',
];
const IN_FRAME = [...WITH_QUERIES, 'guest/screens/account-layout.tsx'];

/**
 * The guest's own pages, as they are opened from an e-mail or a bookmark: weighed, and not preloaded. Those
 * that take something in (`checks`) begin with the libraries of forms and schemas and calls alike, which are beyond the
 * budget of the landings by themselves: they are reported, and limited to the budget of a screen's own chunk.
 */
export const ownPages: (Landing & { checks?: true })[] = [
  { path: '/', code: [...WITH_QUERIES, 'guest/screens/home.tsx'], texts: ['general', 'shell', 'home'] },
  {
    path: '/guest/account',
    code: [...IN_FRAME, 'guest/screens/account.tsx'],
    texts: ['general', 'shell', 'account'],
  },
  {
    path: '/guest/personal-information/personal-data',
    code: [...IN_FRAME, 'guest/screens/personal-data.tsx'],
    texts: ['general', 'shell', 'account', 'personal-information', 'sign-up'],
    checks: true,
  },
  {
    path: '/guest/settings/notifications',
    code: [...IN_FRAME, 'guest/screens/settings.tsx', 'guest/screens/settings-notifications.tsx'],
    texts: ['general', 'shell', 'account', 'settings'],
  },
  {
    path: '/guest/personal-information/identity',
    code: [...IN_FRAME, 'guest/screens/identity-verification.tsx'],
    texts: ['general', 'shell', 'account', 'identity-verification'],
    checks: true,
  },
  {
    path: '/guest/cards',
    code: [...IN_FRAME, 'guest/screens/cards.tsx'],
    texts: ['general', 'shell', 'account', 'wallet'],
  },
  {
    path: '/guest/credits',
    code: [...IN_FRAME, 'guest/screens/credits.tsx'],
    texts: ['general', 'shell', 'account', 'credits'],
  },
  {
    path: '/guest/visitors',
    code: [...WITH_QUERIES, 'guest/screens/visitors.tsx'],
    texts: ['general', 'shell', 'visitors'],
  },
  {
    path: '/invite/:code',
    code: [...WITH_QUERIES, 'guest/screens/visitor-invitation.tsx'],
    texts: ['general', 'shell', 'visitor-invitation'],
  },
];

/** The staff's pages with their forms' rules: a desk opens them with the first key that somebody presses. */
const STAFF_TEXTS: Namespace[] = ['general', 'staff/frame', 'staff/lock', 'staff/sign-in'];
export const staffPages: Landing[] = [
  {
    path: '/sign-in',
    code: ['staff/screens/sign-in.tsx', 'staff/features/shared/sign-in/sign-in-schema.ts'],
    texts: STAFF_TEXTS,
  },
  {
    path: '/people',
    code: [
      'staff/screens/accounts.tsx',
      'staff/features/accounts/account-schema.ts',
      'platform/ui/modal-dialog.tsx',
    ],
    texts: [...STAFF_TEXTS, 'staff/accounts', 'staff/errors'],
  },
  {
    path: '/record',
    code: ['staff/screens/record.tsx', 'platform/ui/modal-dialog.tsx'],
    texts: [...STAFF_TEXTS, 'staff/record', 'staff/acts', 'staff/errors'],
  },
];

export const codeOf = ({ code }: Landing) => code.map(file => `src-renderer/${file}`);

export const textsOf = ({ texts }: Landing, language: 'en' | 'pt') =>
  texts.map(feature => `locales/${language}/${feature}.json`);
