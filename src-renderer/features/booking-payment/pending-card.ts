import { atom } from 'jotai';
import type { CardPayment } from './new-booking.ts';

/**
 * A typed card that the provider has taken and named with a one-use token: what is left of it once number and security
 * code are wiped (PD-16). A retry of the same payment pays with it again (PD-10). In memory, and dropped with the
 * guest's session.
 */
export type PendingCard = {
  brand: string;
  lastFour: string;
  payment: Extract<CardPayment, { with: 'typedCard' }>;
};

export const pendingCardAtom = atom<PendingCard | null>(null);
