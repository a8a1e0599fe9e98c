import { type RouteObject, redirect } from 'react-router';
import { bookingPages, paths } from '#renderer/platform/paths.ts';
import { screen } from '#renderer/platform/ui/lazy-screen.ts';

const checkInSteps = [
  {
    step: 'instruction',
    lazy: screen(() => import('#renderer/guest/screens/check-in-instruction.tsx')),
  },
  {
    step: 'personalInfo',
    lazy: screen(
      () => import('#renderer/guest/screens/check-in-personal-info.tsx'),
      'personal-information',
      'sign-up',
      'identity-verification',
      'room-guests',
    ),
  },
  {
    step: 'tripMotivation',
    lazy: screen(() => import('#renderer/guest/screens/check-in-trip.tsx'), 'trip-motivation'),
  },
  {
    step: 'paymentCard',
    lazy: screen(() => import('#renderer/guest/screens/check-in-card.tsx'), 'card-form'),
  },
  {
    step: 'confirm',
    lazy: screen(() => import('#renderer/guest/screens/check-in-confirm.tsx'), 'booking-details'),
  },
];

export const checkInRoute: RouteObject = {
  lazy: screen(() => import('#renderer/guest/screens/check-in.tsx'), 'check-in', 'guest-booking'),
  children: [
    { path: bookingPages.checkInStart, Component: () => null },
    ...[bookingPages.simpleCheckIn, bookingPages.fullCheckIn].flatMap(pattern => [
      ...checkInSteps.map(({ step, lazy }) => ({ path: pattern.replace(':step', step), lazy })),
      // An unknown step redirects to the guest's current one.
      { path: pattern, Component: () => null },
    ]),
  ],
};

export const bookingRoutes: RouteObject[] = [
  { path: paths.bookings, loader: () => redirect(paths.activeBookings) },
  ...[paths.activeBookings, paths.previousBookings].map(path => ({
    path,
    lazy: screen(
      () => import('#renderer/guest/screens/booking-list.tsx'),
      'booking-list',
      'guest-booking',
      'room-invitation',
    ),
  })),
  {
    path: bookingPages.details,
    lazy: screen(
      () => import('#renderer/guest/screens/booking-details.tsx'),
      'booking-details',
      'cancellation',
      'guest-booking',
      'room-invitation',
    ),
  },
  {
    path: bookingPages.management,
    lazy: screen(
      () => import('#renderer/guest/screens/booking-management.tsx'),
      'guest-booking',
      'booking-management',
    ),
  },
  {
    path: bookingPages.earlyDeparture,
    lazy: screen(
      () => import('#renderer/guest/screens/early-departure.tsx'),
      'guest-booking',
      'early-departure',
    ),
  },
  {
    path: bookingPages.buyHours,
    lazy: screen(
      () => import('#renderer/guest/screens/buy-hours.tsx'),
      'guest-booking',
      'additional-hours',
      'booking-management',
    ),
  },
  {
    path: bookingPages.payHours,
    lazy: screen(
      () => import('#renderer/guest/screens/pay-hours.tsx'),
      'guest-booking',
      'additional-hours',
      'card-form',
      'pix',
      'wallet',
    ),
  },
  {
    path: bookingPages.hoursBought,
    lazy: screen(
      () => import('#renderer/guest/screens/hours-bought.tsx'),
      'guest-booking',
      'additional-hours',
    ),
  },
  {
    path: bookingPages.guests,
    lazy: screen(
      () => import('#renderer/guest/screens/booking-guests.tsx'),
      'room-guests',
      'guest-booking',
      'booking-details',
    ),
  },
  {
    path: paths.checkin,
    lazy: screen(() => import('#renderer/guest/screens/check-in-choice.tsx'), 'stay-errand'),
  },
  {
    path: paths.checkout,
    lazy: screen(() => import('#renderer/guest/screens/check-out-choice.tsx'), 'stay-errand'),
  },
  {
    path: bookingPages.leave,
    lazy: screen(
      () => import('#renderer/guest/screens/leave-room.tsx'),
      'guest-booking',
      'early-departure',
      'check-out',
    ),
  },
  {
    path: bookingPages.left,
    lazy: screen(
      () => import('#renderer/guest/screens/room-left.tsx'),
      'guest-booking',
      'early-departure',
      'check-out',
      'bill',
    ),
  },
  {
    path: bookingPages.bill,
    lazy: screen(() => import('#renderer/guest/screens/bill.tsx'), 'guest-booking', 'bill'),
  },
  {
    path: bookingPages.payWithPix,
    lazy: screen(
      () => import('#renderer/guest/screens/booking-pix.tsx'),
      'guest-booking',
      'pix',
      'pix-pending',
    ),
  },
];
