import { matchPath } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import type { CallScreen } from '#shared/contract/guest/lobby.ts';

/** Parts of the app by the beginnings of their addresses; the first that fits counts. */
const parts: readonly (readonly [beginning: string, screen: CallScreen])[] = [
  [paths.kioskStart, 'START'],
  [paths.login, 'SIGN_IN'],
  [paths.signUp, 'SIGN_IN'],
  [paths.forgotPassword, 'SIGN_IN'],
  [paths.emailVerification, 'SIGN_IN'],
  [paths.bookingStep4, 'PAYMENT'],
  [paths.bookingConfirmation, 'BOOKING'],
  [paths.booking, 'SEARCH'],
  [paths.pix, 'PAYMENT'],
  [paths.checkin, 'CHECK_IN'],
  [paths.checkout, 'CHECK_OUT'],
  [paths.identityVerification, 'IDENTITY'],
  [paths.bookings, 'BOOKING'],
  ['/guest', 'ACCOUNT'],
];

/** What the guest sees, as the desk reads it; no id of theirs. */
export const toCallScreen = (pathname: string): CallScreen =>
  parts.find(([path]) => matchPath({ path, end: false }, pathname) !== null)?.[1] ?? 'OTHER';
