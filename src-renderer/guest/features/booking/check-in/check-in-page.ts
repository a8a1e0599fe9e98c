import { createContext, use } from 'react';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';
import type { Confirming } from './run-confirm.ts';
import type { Attempt } from './use-attempt.ts';

export type CheckInPage = {
  booking: BookingDetails;
  state: CheckInState;
  rooms: readonly DetailedAccommodation[];
  attempt: Attempt;
  /** Stores that a step is done, and opens the next; `known` is the state of an attempt that has already fetched it. */
  leave: (step: CheckInStep, known?: CheckInState) => Promise<void>;
  /** Offers to repeat a call with a lost response, for parts that make their own calls. */
  offerAgain: (act: () => Promise<void>) => void;
  finish: (step: CheckInStep) => Promise<void>;
  /** Opens another page of the check-in; settles once it is rendered. */
  goTo: (path: string) => Promise<void>;
  pathOf: (step: CheckInStep, part?: string) => string;
  confirming: Confirming;
  confirm: () => Promise<void>;
};

const Page = createContext<CheckInPage | null>(null);

export const CheckInPageProvider = Page;

export function useCheckInPage(): CheckInPage {
  const page = use(Page);
  if (page === null) throw new Error('a step of a check-in outside its frame');
  return page;
}
