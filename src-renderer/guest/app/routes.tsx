import { type RouteObject, redirect } from 'react-router';
import { Component as PageError } from '#renderer/guest/screens/page-error.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { paths } from '#renderer/platform/paths.ts';
import { screen } from '#renderer/platform/ui/lazy-screen.ts';
import { bookingRoutes, checkInRoute } from './booking-routes.ts';
import {
  accessLoader,
  creditsLoader,
  deskLoader,
  funnelLoader,
  guard,
  invitationLoader,
  pixLoader,
  resetPasswordLoader,
  searchAddressLoader,
  sessionListLoader,
  signUpLoader,
  stayCardLoader,
} from './loaders.ts';
import { AppShell } from './shell/app-shell.tsx';
import { OfflineShell } from './shell/offline-shell.tsx';
import {
  deliveryRoutes,
  guideRoutes,
  helpRoutes,
  preferenceRoute,
  spaceRoutes,
  visitorInvitationRoute,
  visitorRoutes,
} from './stay-routes.ts';

/** The hotel's own devices have a separate sign-in (BEY-01, BEY-02), which browsers do not load. */
const login = () =>
  host().profile.capabilities.deviceSignIn
    ? screen(
        () => import('#renderer/guest/screens/device-login.tsx'),
        'session',
        'device-login',
        'phone-sign-in',
        'reservation-sign-in',
      )()
    : screen(
        () => import('#renderer/guest/screens/login.tsx'),
        'session',
        'first-page',
        'booking-search',
        'booking-funnel',
      )();

const withQueries = () => import('./with-queries.tsx');
const guestArea = () => withQueries().then(({ GuestArea }) => ({ Component: GuestArea }));

/** The layout around every screen. A public screen's frame is a chunk of its own, which no browser fetches. */
function shell(): Pick<RouteObject, 'Component' | 'lazy'> {
  return host().profile.capabilities.publicScreen
    ? { lazy: screen(() => import('./shell/kiosk-shell.tsx'), 'kiosk') }
    : { Component: AppShell };
}

/** Nobody types an address on a public screen: there the start is the way back. */
const unknownRoute = (): RouteObject =>
  host().profile.capabilities.publicScreen
    ? { path: '*', loader: () => redirect(paths.home) }
    : { path: '*', lazy: screen(() => import('#renderer/guest/screens/not-found.tsx')) };

const setupRoutes: RouteObject[] = [
  {
    path: paths.deviceSetup,
    ErrorBoundary: PageError,
    lazy: screen(() => import('#renderer/guest/screens/device-setup.tsx'), 'device-setup', 'staff-panel'),
  },
  { path: '*', loader: () => redirect(paths.deviceSetup) },
];

export const offlineRoutes: RouteObject[] = [
  {
    Component: OfflineShell,
    ErrorBoundary: PageError,
    children: [
      {
        path: '*',
        lazy: screen(() => import('#renderer/guest/screens/offline.tsx'), 'stay-card', 'guest-booking'),
      },
    ],
  },
];

export const appRoutes = (): RouteObject[] =>
  host().device?.description.stage === 'setup' ? setupRoutes : guestRoutes();

const settingsRoute: RouteObject = {
  path: paths.settings,
  lazy: screen(() => import('#renderer/guest/screens/settings.tsx'), 'settings'),
  children: [
    {
      index: true,
      lazy: screen(() => import('#renderer/guest/screens/settings-index.tsx'), 'settings'),
    },
    {
      path: paths.settingsNotifications,
      lazy: screen(() => import('#renderer/guest/screens/settings-notifications.tsx'), 'settings'),
    },
    {
      path: paths.settingsLanguage,
      lazy: screen(() => import('#renderer/guest/screens/settings-language.tsx')),
    },
    {
      path: paths.settingsPayments,
      lazy: screen(() => import('#renderer/guest/screens/settings-payments.tsx'), 'settings'),
    },
    {
      path: paths.settingsAccess,
      loader: accessLoader,
      lazy: screen(() => import('#renderer/guest/screens/settings-access.tsx'), 'settings'),
    },
    {
      path: paths.settingsSessions,
      loader: sessionListLoader,
      lazy: screen(() => import('#renderer/guest/screens/settings-sessions.tsx'), 'settings'),
    },
    {
      path: paths.settingsYourData,
      lazy: screen(() => import('#renderer/guest/screens/settings-your-data.tsx'), 'settings'),
    },
    {
      path: paths.settingsDeleteAccount,
      lazy: screen(() => import('#renderer/guest/screens/settings-delete-account.tsx'), 'settings'),
    },
    {
      path: paths.settingsPartners,
      lazy: screen(() => import('#renderer/guest/screens/settings-partners.tsx'), 'settings'),
    },
    ...helpRoutes,
  ],
};

const guestRoutes = (): RouteObject[] => [
  {
    ...shell(),
    ErrorBoundary: PageError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          {
            path: paths.kioskStart,
            loader: guard('kioskStart'),
            lazy: screen(() => import('#renderer/guest/screens/kiosk-start.tsx'), 'kiosk'),
          },
          {
            path: paths.login,
            loader: guard('login'),
            lazy: login,
          },
          {
            path: paths.forgotPassword,
            loader: guard('signedOutOnly'),
            lazy: screen(() => import('#renderer/guest/screens/forgot-password.tsx'), 'password'),
          },
          {
            path: paths.resetPassword,
            loader: resetPasswordLoader,
            lazy: screen(() => import('#renderer/guest/screens/reset-password.tsx'), 'password', 'session'),
          },
          {
            loader: signUpLoader,
            lazy: withQueries,
            children: [
              {
                path: paths.signUp,
                lazy: screen(() => import('#renderer/guest/screens/sign-up.tsx'), 'sign-up', 'session'),
              },
            ],
          },
          {
            loader: guard('emailVerification'),
            lazy: withQueries,
            children: [
              {
                path: paths.emailVerification,
                lazy: screen(
                  () => import('#renderer/guest/screens/email-verification.tsx'),
                  'email-verification',
                  'session',
                  'waiting-bookings',
                ),
              },
            ],
          },
          {
            path: paths.farewell,
            loader: guard('signedOutOnly'),
            lazy: screen(() => import('#renderer/guest/screens/farewell.tsx'), 'settings'),
          },
          {
            path: paths.link,
            loader: guard('signedIn'),
            lazy: screen(() => import('#renderer/guest/screens/link.tsx'), 'link-approval'),
          },
          {
            loader: invitationLoader,
            lazy: withQueries,
            children: [
              {
                path: paths.bookingInvitation,
                lazy: screen(
                  () => import('#renderer/guest/screens/booking-invitation.tsx'),
                  'room-invitation',
                ),
              },
            ],
          },
          {
            loader: pixLoader,
            lazy: guestArea,
            children: [
              {
                path: `${paths.pix}/:paymentId`,
                lazy: screen(
                  () => import('#renderer/guest/screens/pix-payment.tsx'),
                  'pix',
                  'pix-lobby',
                  'guest-booking',
                ),
              },
            ],
          },
          {
            loader: guard('guest'),
            lazy: guestArea,
            children: [
              {
                path: paths.home,
                lazy: screen(() => import('#renderer/guest/screens/home.tsx'), 'home'),
              },
              {
                lazy: screen(() => import('#renderer/guest/screens/account-layout.tsx'), 'account'),
                children: [
                  {
                    path: paths.account,
                    lazy: screen(() => import('#renderer/guest/screens/account.tsx'), 'account'),
                  },
                  settingsRoute,
                  {
                    path: '/guest/personal-information',
                    loader: () => redirect(paths.personalInformation),
                  },
                  {
                    path: paths.personalInformation,
                    lazy: screen(
                      () => import('#renderer/guest/screens/personal-data.tsx'),
                      'account',
                      'personal-information',
                      'sign-up',
                    ),
                  },
                  {
                    path: paths.identityVerification,
                    lazy: screen(
                      () => import('#renderer/guest/screens/identity-verification.tsx'),
                      'account',
                      'identity-verification',
                    ),
                  },
                  {
                    path: paths.cards,
                    lazy: screen(() => import('#renderer/guest/screens/cards.tsx'), 'wallet'),
                  },
                  {
                    path: paths.credits,
                    loader: creditsLoader,
                    lazy: screen(() => import('#renderer/guest/screens/credits.tsx'), 'credits'),
                  },
                ],
              },
              {
                path: paths.services,
                lazy: screen(() => import('#renderer/guest/screens/services.tsx'), 'home'),
              },
              {
                path: paths.stayCard,
                loader: stayCardLoader,
                lazy: screen(
                  () => import('#renderer/guest/screens/stay-card.tsx'),
                  'stay-card',
                  'guest-booking',
                ),
              },
              ...bookingRoutes,
              checkInRoute,
              ...spaceRoutes,
              ...deliveryRoutes,
              ...visitorRoutes,
              preferenceRoute,
              ...guideRoutes,
            ],
          },
          visitorInvitationRoute,
          { path: paths.takeOver, lazy: () => import('./take-over.ts') },
          {
            loader: deskLoader,
            lazy: withQueries,
            children: [
              {
                path: paths.deskPayment,
                lazy: screen(
                  () => import('#renderer/guest/screens/desk-payment.tsx'),
                  'desk-payment',
                  'booking-payment',
                  'card-form',
                ),
              },
            ],
          },
          {
            path: paths.booking,
            loader: funnelLoader,
            lazy: withQueries,
            shouldRevalidate: () => false,
            children: [
              {
                lazy: screen(() => import('#renderer/guest/screens/booking.tsx'), 'booking-funnel'),
                children: [
                  { index: true, loader: searchAddressLoader },
                  {
                    path: paths.bookingStep1,
                    lazy: screen(
                      () => import('#renderer/guest/screens/booking-step-1.tsx'),
                      'booking-funnel',
                      'booking-search',
                    ),
                  },
                  {
                    path: paths.bookingStep2,
                    lazy: screen(
                      () => import('#renderer/guest/screens/booking-step-2.tsx'),
                      'booking-funnel',
                      'booking-search',
                      'booking-results',
                      'cancellation',
                    ),
                  },
                  {
                    path: paths.bookingStep3,
                    lazy: screen(
                      () => import('#renderer/guest/screens/booking-step-3.tsx'),
                      'booking-funnel',
                      'booking-services',
                    ),
                  },
                  {
                    path: paths.bookingStep4,
                    lazy: screen(
                      () => import('#renderer/guest/screens/booking-step-4.tsx'),
                      'booking-funnel',
                      'booking-payment',
                      'cancellation',
                      'card-form',
                      'pix',
                      'sign-up',
                      'session',
                    ),
                  },
                  {
                    path: paths.bookingConfirmation,
                    lazy: screen(
                      () => import('#renderer/guest/screens/booking-confirmation.tsx'),
                      'booking-funnel',
                      'booking-confirmation',
                      'cancellation',
                      'guest-booking',
                    ),
                  },
                  { path: '*', loader: () => redirect(paths.bookingStep1) },
                ],
              },
            ],
          },
          unknownRoute(),
        ],
      },
    ],
  },
];
