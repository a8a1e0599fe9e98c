import { useSyncExternalStore } from 'react';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { currentSession, useStaffSession } from '../session/session-state.ts';

export type Hotel = StaffSession['hotels'][number];

const STORED = 'pernoite.staff.hotel';

let chosen: string | null = null;
const changes = createEmitter();

/** The tab's own choice, so that two tabs can show two hotels; a new tab begins with the last one. */
export function startHotel(): void {
  try {
    chosen = sessionStorage.getItem(STORED) ?? localStorage.getItem(STORED);
  } catch {
    chosen = null;
  }
}

export const onHotel = changes.subscribe;

export function chooseHotel(hotelId: string): void {
  chosen = hotelId;
  try {
    sessionStorage.setItem(STORED, hotelId);
    localStorage.setItem(STORED, hotelId);
  } catch {
    // The choice then lasts as long as the page.
  }
  changes.notify();
}

/** The chosen hotel, or the first one of a person who does not work at that one; null for a person without any. */
export function hotelOf(session: StaffSession, wanted: string | null): Hotel | null {
  return session.hotels.find(({ hotelId }) => hotelId === wanted) ?? session.hotels[0] ?? null;
}

export function currentHotel(): Hotel | null {
  const session = currentSession();
  return session && hotelOf(session, chosen);
}

const choice = () => chosen;

export function useHotel(): Hotel | null {
  const session = useStaffSession();
  const wanted = useSyncExternalStore(changes.subscribe, choice, choice);
  return session && hotelOf(session, wanted);
}

/** For a page that its route opens at a hotel alone. */
export function useWorkplace(): Hotel {
  const hotel = useHotel();
  if (hotel === null) throw new Error('this page needs a hotel');
  return hotel;
}

export const hasRole = (hotel: Hotel | null, roles: readonly StaffRole[]): boolean =>
  hotel !== null && hotel.roles.some(role => roles.includes(role));
