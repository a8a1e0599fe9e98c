import type { RouteObject } from 'react-router';
import { screen } from '#renderer/platform/ui/lazy-screen.ts';
import { staffRoles } from '#shared/contract/staff/staff-call.ts';
import { deskRoles, staffPaths } from '../features/shared/paths/staff-paths.ts';
import { Component as PageError } from '../screens/page-error.tsx';
import { Frame } from './frame/frame.tsx';
import { signInLoader, staffGuard } from './loaders.ts';

/** Every page of staff; one that a role may not open leads to the start. */
export const staffRoutes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: [
      {
        path: staffPaths.signIn,
        loader: signInLoader,
        lazy: screen(() => import('../screens/sign-in.tsx'), 'staff/sign-in'),
      },
      {
        path: staffPaths.setUp,
        lazy: screen(() => import('../screens/set-up.tsx'), 'staff/set-up'),
      },
      {
        Component: Frame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              {
                path: staffPaths.board,
                loader: staffGuard(null),
                lazy: screen(() => import('../screens/board.tsx'), 'staff/board'),
              },
              {
                path: staffPaths.accounts,
                loader: staffGuard(['MANAGER']),
                lazy: screen(() => import('../screens/accounts.tsx'), 'staff/accounts'),
              },
              {
                path: staffPaths.record,
                loader: staffGuard(['MANAGER']),
                lazy: screen(() => import('../screens/record.tsx'), 'staff/record', 'staff/acts'),
              },
              {
                path: staffPaths.exchange,
                loader: staffGuard(['MANAGER']),
                lazy: screen(() => import('../screens/exchange.tsx'), 'staff/exchange'),
              },
              {
                path: staffPaths.enterBooking,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/partner-booking.tsx'), 'staff/partner-booking'),
              },
              {
                path: staffPaths.booking(':bookingId'),
                loader: staffGuard(deskRoles),
                lazy: screen(
                  () => import('../screens/booking.tsx'),
                  'staff/booking',
                  'staff/payment',
                  'staff/approvals',
                  'staff/acts',
                ),
              },
              {
                path: staffPaths.registrationCards(':bookingId'),
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/registration-cards.tsx'), 'staff/registration-cards'),
              },
              {
                path: staffPaths.document(':bookingId', ':roomGuestId'),
                loader: staffGuard(deskRoles),
                lazy: screen(
                  () => import('../screens/document.tsx'),
                  'staff/document',
                  'identity-verification',
                ),
              },
              {
                path: staffPaths.assistedCheckIn(':bookingId', ':roomGuestId'),
                loader: staffGuard(deskRoles),
                lazy: screen(
                  () => import('../screens/check-in.tsx'),
                  'staff/check-in',
                  'staff/booking',
                  'check-in',
                  'card-form',
                  'personal-information',
                  'room-guests',
                  'sign-up',
                  'trip-motivation',
                ),
              },
              {
                path: staffPaths.parcels,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/parcels.tsx'), 'staff/parcels'),
              },
              {
                path: staffPaths.visitors,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/visitors.tsx'), 'staff/visitors'),
              },
              {
                path: staffPaths.spaces,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/spaces.tsx'), 'staff/spaces'),
              },
              {
                path: staffPaths.registrations,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/registrations.tsx'), 'staff/registrations'),
              },
              {
                path: staffPaths.inbox,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/inbox.tsx'), 'staff/inbox'),
              },
              {
                path: staffPaths.notes,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/notes.tsx'), 'staff/notes'),
              },
              {
                path: staffPaths.devices,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/devices.tsx'), 'staff/lobby'),
              },
              {
                path: staffPaths.drawer,
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/drawer.tsx'), 'staff/drawer', 'staff/approvals'),
              },
              {
                path: staffPaths.dayReport,
                loader: staffGuard(['MANAGER']),
                lazy: screen(() => import('../screens/day-report.tsx'), 'staff/day-report'),
              },
              {
                path: staffPaths.rooms,
                loader: staffGuard(staffRoles),
                lazy: screen(() => import('../screens/rooms.tsx'), 'staff/rooms'),
              },
              {
                path: staffPaths.preparations,
                loader: staffGuard(staffRoles),
                lazy: screen(() => import('../screens/preparations.tsx'), 'staff/preparations'),
              },
              {
                path: staffPaths.printPreparations(':day'),
                loader: staffGuard(staffRoles),
                lazy: screen(() => import('../screens/preparations-print.tsx'), 'staff/preparations'),
              },
              {
                path: staffPaths.dayPrint(':day'),
                loader: staffGuard(deskRoles),
                lazy: screen(() => import('../screens/day-print.tsx'), 'staff/day-print'),
              },
              {
                path: staffPaths.ownAccess,
                loader: staffGuard(null),
                lazy: screen(() => import('../screens/own-access.tsx'), 'staff/own-access', 'staff/set-up'),
              },
              {
                path: '*',
                loader: staffGuard(null),
                lazy: screen(() => import('../screens/not-found.tsx')),
              },
            ],
          },
        ],
      },
    ],
  },
];
