import type { registrationEvents } from '#gateway/store/schema/check-ins.ts';
import type { Domains, GuestBody, ReservationBody, StayBody } from './registration-body.ts';

export type RegistrationEventKind = (typeof registrationEvents.$inferSelect)['kind'];

export type RegisteredGuestNumber = {
  guestNumber: string;
  /** `situacao_hospede_id`: the progress of the guest's stay, in the service's terms. */
  situation: string;
};

/**
 * The ministry's registration of guests, for one hotel (BEY-19). Every method throws RegistrationFailure; none is called
 * inside a database transaction.
 */
export type RegistrationService = {
  /** The values that the service accepts. */
  domains(): Promise<Domains>;
  /**
   * Creates a reservation with its guests; returns their numbers in the order in which they were sent, as far as the
   * service took them.
   */
  register(stay: StayBody): Promise<{ reservationNumber: string; guestNumbers: string[] }>;
  /** The service's number of a reservation that was sent before; null if it does not know it. */
  findReservation(reservation: ReservationBody): Promise<string | null>;
  /** Adds an adult to a reservation and returns the number; a guest who is in it already is not added again. */
  addGuest(reservationNumber: string, guest: GuestBody): Promise<string>;
  guestsOf(reservationNumber: string): Promise<RegisteredGuestNumber[]>;
  /** Reports that a guest has come, has left or did not come. */
  report(guestNumber: string, kind: RegistrationEventKind, happenedAt: Date): Promise<void>;
};

/** The service of each hotel; null where the hotel does not register its guests. */
export type RegistrationServices = { of(hotelId: string): RegistrationService | null };

/**
 * The kind of a failed request. REFUSED: the service read it and does not take it. UNSENT: it was not read, so it can
 * be sent again. UNKNOWN: it may have been carried out, so query before sending it again.
 */
export type FailureKind = 'REFUSED' | 'UNSENT' | 'UNKNOWN';

export class RegistrationFailure extends Error {
  override readonly name = 'RegistrationFailure';
  readonly kind: FailureKind;
  /** For the log: a status or the kind of a network error. */
  readonly code: string;
  /** The service's own message; it may repeat the guest's data: cleaned before it is stored, and never logged. */
  readonly words: string;

  constructor(kind: FailureKind, code: string, words = '') {
    super(`the registration service: ${kind} ${code}`);
    this.kind = kind;
    this.code = code;
    this.words = words;
  }
}
