import type { registrationEvents } from '#gateway/store/schema/check-ins.ts';
import type { Domains, GuestBody, ReservationBody, StayBody } from './registration-body.ts';

export type RegistrationEventKind = (typeof registrationEvents.$inferSelect)['kind'];

export type RegisteredGuestNumber = {
  guestNumber: string;
  /** `situacao_hospede_id`: the progress of the guest's stay, in the service's terms. */
  situation: string;
};

/** Every method throws RegistrationFailure; none is called inside a database transaction (BEY-19). */
export type RegistrationService = {
  domains(): Promise<Domains>;
  /** Returns the guests' numbers in the order in which they were sent, as far as the service took them. */
  register(stay: StayBody): Promise<{ reservationNumber: string; guestNumbers: string[] }>;
  /** The service's number of a reservation that was sent before; null if it does not know it. */
  findReservation(reservation: ReservationBody): Promise<string | null>;
  /** Adds an adult to a reservation and returns the number; a guest who is in it already is not added again. */
  addGuest(reservationNumber: string, guest: GuestBody): Promise<string>;
  guestsOf(reservationNumber: string): Promise<RegisteredGuestNumber[]>;
  report(guestNumber: string, kind: RegistrationEventKind, happenedAt: Date): Promise<void>;
};

/** The service of each hotel; null where the hotel does not register its guests. */
export type RegistrationServices = { of(hotelId: string): RegistrationService | null };

/** REFUSED: read and rejected. UNSENT: not read, can be sent again. UNKNOWN: query before sending it again. */
export type FailureKind = 'REFUSED' | 'UNSENT' | 'UNKNOWN';

export class RegistrationFailure extends Error {
  override readonly name = 'RegistrationFailure';
  readonly kind: FailureKind;
  readonly code: string;
  /** The service's own message; it may repeat the guest's data: cleaned before it is stored, and never logged. */
  readonly text: string;

  constructor(kind: FailureKind, code: string, text = '') {
    super(`the registration service: ${kind} ${code}`);
    this.kind = kind;
    this.code = code;
    this.text = text;
  }
}
