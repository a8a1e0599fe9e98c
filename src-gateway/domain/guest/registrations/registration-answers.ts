import type { AppContext } from '#gateway/context.ts';
import { isCityOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import { isCountryCode } from '#gateway/domain/hotel/reference/countries.ts';
import { badInput, type Issue } from '#gateway/platform/bad-request.ts';
import type { BookingView, StoredRoomGuest } from '#gateway/store/booking-view-store.ts';
import type { StoredCheckIn } from '#gateway/store/check-in-store.ts';
import { findRegistration } from '#gateway/store/registration-store.ts';
import type { Database, Transaction } from '#gateway/store/store.ts';
import type {
  CheckInState,
  RegistrationAnswers,
  TripMotivation,
  TripPlace,
} from '#shared/contract/guest/check-in.ts';
import { BRAZIL, stateName } from '#shared/rules/brazil-address.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import { isRegistering } from './queue-registrations.ts';

const ownGuestRowOf = (view: BookingView, guestId: string): StoredRoomGuest | undefined =>
  view.guests.find(guest => guest.guestId === guestId);

/** True where a guest must be registered: the hotel does so by law, and the guest stays in one of the rooms. */
export const requiresRegistration = (
  app: Pick<AppContext, 'registrations'>,
  view: BookingView,
  guestId: string,
): boolean => isRegistering(app, view.booking.hotelId) && ownGuestRowOf(view, guestId) !== undefined;

/** True once the ministry has a guest's registration: the answers are erased once it was accepted. */
export const isRegistered = (
  known: Pick<NonNullable<CheckInState['registration']>, 'state'> | null,
): boolean => known?.state === 'ACCEPTED' || known?.state === 'SENT';

export function lacksRegistration(
  app: Pick<AppContext, 'registrations'>,
  { view, guestId, known }: { view: BookingView; guestId: string; known: CheckInState['registration'] },
  stored: Pick<StoredCheckIn, 'trip' | 'registration'>,
): boolean {
  return requiresRegistration(app, view, guestId) && !isRegistered(known) && isFormIncomplete(stored);
}

/** The answers that others depend on; the document is none of them. */
export type RegistrationForm = {
  trip: Pick<TripMotivation, 'travelReasonId' | 'transportationModeId'> | null;
  registration: Pick<
    RegistrationAnswers,
    'lawReason' | 'lawTransport' | 'disability' | 'disabilityKind'
  > | null;
};

export const isFormIncomplete = ({ trip, registration }: RegistrationForm): boolean =>
  registration === null || trip === null || missingTexts(trip, registration).length > 0;

export async function findRegistrationStatus(
  db: Database | Transaction,
  view: BookingView,
  guestId: string,
): Promise<CheckInState['registration']> {
  const row = ownGuestRowOf(view, guestId);
  const stored = row ? await findRegistration(db, row.id) : null;
  return stored && { state: stored.state, reason: stored.reason };
}

/** Checks that the schema cannot make: the countries, and the cities of a state. Throws BAD_REQUEST. */
export function rejectBadTrip(trip: TripMotivation, answers: RegistrationAnswers | null): void {
  const issues = [
    ...placeIssues('lastOrigin', trip.lastOrigin),
    ...placeIssues('nextDestination', trip.nextDestination),
    ...(answers ? [...documentIssues(answers), ...missingTexts(trip, answers)] : []),
  ];
  if (issues.length > 0) throw badInput(issues);
}

function placeIssues(name: string, { country, state, ibgeCityCode }: TripPlace): Issue[] {
  if (!isCountryCode(country)) return [{ path: `${name}.country`, message: 'country.unknown' }];
  if (country !== BRAZIL || state === undefined) return [];
  if (stateName(state) === null) return [{ path: `${name}.state`, message: 'state.unknown' }];
  return ibgeCityCode !== undefined && isCityOf(state, ibgeCityCode)
    ? []
    : [{ path: `${name}.ibgeCityCode`, message: 'city.notOfState' }];
}

function documentIssues({ document }: RegistrationAnswers): Issue[] {
  const isGood = document.type !== 'CPF' || (/^\d{11}$/.test(document.number) && isCpf(document.number));
  return isGood ? [] : [{ path: 'registration.document.number', message: 'cpf.invalid' }];
}

/** The explanation that the law requires for OTHER (PD-47), and the kind of a disability. */
function missingTexts(
  trip: NonNullable<RegistrationForm['trip']>,
  answers: NonNullable<RegistrationForm['registration']>,
): Issue[] {
  const lacks = (isNeeded: boolean, given: unknown, field: string): Issue[] =>
    isNeeded && given === undefined ? [{ path: `registration.${field}`, message: 'required' }] : [];
  return [
    ...lacks(trip.travelReasonId === 'OTHER', answers.lawReason, 'lawReason'),
    ...lacks(trip.transportationModeId === 'OTHER', answers.lawTransport, 'lawTransport'),
    ...lacks(answers.disability === 'SIM', answers.disabilityKind, 'disabilityKind'),
  ];
}
