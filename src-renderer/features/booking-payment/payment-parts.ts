import type { ReactNode } from 'react';
import type { SavedCard } from '#shared/contract/payment.ts';
import type { Cents } from '#shared/money.ts';
import type { WalkInLimits } from '#shared/rules/walk-in.ts';
import type { PendingCard } from './pending-card.ts';

/** The sign-up form, as the payment page uses it; a screen puts it in. */
export type SignUpPart = {
  isValid: boolean;
  email: () => string;
  /** Creates the account and returns the token that signs in (SGN-20). */
  create: () => Promise<string>;
  publish: () => Promise<void>;
  /** Signs in with the e-mail and password of the form, where the token of the account was lost. */
  signInTyped: () => Promise<void>;
  showMissing: () => void;
  form: (look: { failed: boolean; onSubmit: () => void }) => ReactNode;
};

/** The card form, as the payment page uses it. */
export type CardPart = {
  isValid: boolean;
  /** Something has been typed: the guest means this card. */
  isDirty: boolean;
  installments: number;
  /** Hands the card to its provider, wipes it, and returns what may be known of it (PAY-24, PAY-25). */
  tokenize: (setAsDefault: boolean) => Promise<PendingCard>;
  showMissing: () => void;
  /** Leads the guest to the first field. */
  focus: () => void;
  form: (look: { amount: Cents; failed: boolean; onSubmit: () => void }) => ReactNode;
  installmentsOf: (amount: Cents, value: number, onChange: (count: number) => void) => ReactNode;
  eachInstallment: (amount: Cents, count: number) => Cents;
  brandMark: (brand: SavedCard['data']['brand']) => ReactNode;
  brandName: (brand: SavedCard['data']['brand']) => string;
};

export type PaymentPageProps = {
  timeZone: string;
  /** Every booking of this device is a walk-in (FUN-35). */
  forceWalkIn: boolean;
  creditsEnabled: boolean;
  /** What may be booked without payment (SEC-04). */
  walkInLimits: WalkInLimits;
  contact: string;
  signUp: SignUpPart;
  card: CardPart;
  /** The sign-in form; notifies when the guest is signed in. */
  login: (look: { email: string; onSignedIn: () => void }) => ReactNode;
  /** Whether a path may be gone to while a payment is under way. */
  mayLeaveTo: (path: string) => boolean;
  onBooked: () => void;
  /** Where the cause of an error can be fixed. */
  onFix: (where: 'rooms' | 'dates') => void;
  onBack: () => void;
  /** To the guest's own bookings, one of which waits for its payment. */
  onBookings: () => void;
};
