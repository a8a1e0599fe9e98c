import { createContext, use } from 'react';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/booking-details.ts';
import type { CheckInState, CheckInStep } from '#shared/contract/check-in.ts';
import type { Confirming } from './run-confirm.ts';
import type { Attempt } from './use-attempt.ts';

/** State and actions that every step of a check-in shares. */
export type CheckInPage = {
  booking: BookingDetails;
  state: CheckInState;
  /** The rooms of this check-in, with their guests as drafted. */
  rooms: readonly DetailedAccommodation[];
  attempt: Attempt;
  /** Stores that a step is done, and opens the next; `known` is the state of an attempt that has already fetched it. */
  leave: (step: CheckInStep, known?: CheckInState) => Promise<void>;
  /** Offers to repeat a call with a lost response, for parts that make their own calls. */
  offerAgain: (act: () => Promise<void>) => void;
  /** Leaves a step as an attempt. */
  finish: (step: CheckInStep) => Promise<void>;
  /** Opens another page of the check-in; settles once it is rendered. */
  goTo: (path: string) => Promise<void>;
  pathOf: (step: CheckInStep, part?: string) => string;
  confirming: Confirming;
  confirm: () => Promise<void>;
};

const Page = createContext<CheckInPage | null>(null);

export const CheckInPageProvider = Page;

/** The check-in that the screen around this step has loaded. */
export function useCheckInPage(): CheckInPage {
  const page = use(Page);
  if (page === null) throw new Error('a step of a check-in outside its frame');
  return page;
}
