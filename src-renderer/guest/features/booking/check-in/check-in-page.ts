import { createContext, use } from 'react';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/booking-details.ts';
import type { CheckInState, CheckInStep } from '#shared/contract/check-in.ts';
import type { Confirming } from './run-confirm.ts';
import type { Attempt } from './use-attempt.ts';

/** What every step of a check-in knows and may do. */
export type CheckInPage = {
  booking: BookingDetails;
  state: CheckInState;
  /** The rooms that the guest checks in to now, with their guests as drafted. */
  rooms: readonly DetailedAccommodation[];
  attempt: Attempt;
  /** Stores that a step is done, and goes on; for an attempt that has done more, with the state it has by then. */
  leave: (step: CheckInStep, known?: CheckInState) => Promise<void>;
  /** Offers a call again whose response was lost in a part that makes its own calls. */
  offerAgain: (act: () => Promise<void>) => void;
  /** The attempt to leave a step. */
  finish: (step: CheckInStep) => Promise<void>;
  /** Leads to another page of the check-in; ends once it stands. */
  goTo: (path: string) => Promise<void>;
  /** The address of a step, or of a part of it. */
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
