import { atom } from 'jotai';
import type { CardPayment } from './new-booking.ts';

/**
 * A typed card that the provider has taken and named with a one-use token: what is left of it once number and security
 * code are wiped (D16). A retry of the same payment pays with it again (D10). In memory, and ends with the guest.
 */
export type HeldCard = {
  brand: string;
  lastFour: string;
  payment: Extract<CardPayment, { with: 'typedCard' }>;
};

export const heldCardAtom = atom<HeldCard | null>(null);
