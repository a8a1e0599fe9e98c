import type {
  CheckInState,
  RegistrationAnswers,
  TripMotivation,
  TripPlace,
} from '#shared/contract/guest/check-in.ts';
import { taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import {
  type Disability,
  type DisabilityKind,
  type LawReason,
  type lawTransportsForOther,
  type Race,
} from '#shared/rules/guest-registration.ts';
import { DEFAULT_TRIP_COUNTRY, type TransportMode, type TripReason } from '#shared/rules/trip-motivation.ts';

/** A guest's origin or destination as form values; an empty text means "not chosen". */
export type PlaceValues = { country: string; state: string; ibgeCityCode: string };

export const documentTypes = ['CPF', 'PASSPORT'] as const;
type LawTransport = (typeof lawTransportsForOther)[number];

/** The law's registration (BEY-19). Exists only in the form; the gateway never returns it. */
export type RegistrationValues = {
  documentType: (typeof documentTypes)[number];
  documentNumber: string;
  lawReason: LawReason | '';
  lawTransport: LawTransport | '';
  race: Race;
  disability: Disability;
  disabilityKind: DisabilityKind | '';
};

export type TripValues = {
  travelReasonId: TripReason | '';
  transportationModeId: TransportMode | '';
  lastOrigin: PlaceValues;
  nextDestination: PlaceValues;
  registration: RegistrationValues;
};

export const placeIn = (country: string = DEFAULT_TRIP_COUNTRY): PlaceValues => ({
  country,
  state: '',
  ibgeCityCode: '',
});

export const placeInState = (country: string, state: string): PlaceValues => ({
  country,
  state,
  ibgeCityCode: '',
});

const toPlaceValues = (place: TripPlace): PlaceValues => ({
  country: place.country,
  state: place.state ?? '',
  ibgeCityCode: place.ibgeCityCode ?? '',
});

/** Initial values: those given before, else Brazil (CHK-19) and "prefer not to say". */
export function toTripValues(trip: TripMotivation | null): TripValues {
  return {
    travelReasonId: trip?.travelReasonId ?? '',
    transportationModeId: trip?.transportationModeId ?? '',
    lastOrigin: trip ? toPlaceValues(trip.lastOrigin) : placeIn(),
    nextDestination: trip ? toPlaceValues(trip.nextDestination) : placeIn(),
    registration: {
      documentType: 'CPF',
      documentNumber: '',
      lawReason: '',
      lawTransport: '',
      race: 'NAOINFORMAR',
      disability: 'NAOINFORMAR',
      disabilityKind: '',
    },
  };
}

const toPlace = ({ country, state, ibgeCityCode }: PlaceValues): TripPlace =>
  country === DEFAULT_TRIP_COUNTRY ? { country, state, ibgeCityCode } : { country };

/** The trip as it is sent; null while the reason or the transport is not chosen. */
export function toTrip(values: TripValues): TripMotivation | null {
  const { travelReasonId, transportationModeId, lastOrigin, nextDestination } = values;
  if (travelReasonId === '' || transportationModeId === '') return null;
  return {
    travelReasonId,
    transportationModeId,
    lastOrigin: toPlace(lastOrigin),
    nextDestination: toPlace(nextDestination),
  };
}

export const documentCharacters = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

export function toRegistration(values: TripValues): RegistrationAnswers {
  const { documentType, documentNumber, lawReason, lawTransport, race, disability, disabilityKind } =
    values.registration;
  const number =
    documentType === 'CPF' ? taxIdCharacters(documentNumber) : documentCharacters(documentNumber);
  return {
    document: { type: documentType, number },
    ...(values.travelReasonId === 'OTHER' && lawReason !== '' ? { lawReason } : {}),
    ...(values.transportationModeId === 'OTHER' && lawTransport !== '' ? { lawTransport } : {}),
    ...(race === 'NAOINFORMAR' ? {} : { race }),
    ...(disability === 'NAOINFORMAR' ? {} : { disability }),
    ...(disability === 'SIM' && disabilityKind !== '' ? { disabilityKind } : {}),
  };
}

/** True if the form shows the registration: the first time, to correct it, and if OTHER is new (PD-47). */
export function needsRegistration(
  {
    isRegistrationAsked,
    isRegistrationGiven,
    tripMotivation,
  }: Pick<CheckInState, 'isRegistrationAsked' | 'isRegistrationGiven' | 'tripMotivation'>,
  values: Pick<TripValues, 'travelReasonId' | 'transportationModeId'>,
  isCorrecting: boolean,
): boolean {
  if (!isRegistrationAsked) return false;
  const isNewOther = (field: 'travelReasonId' | 'transportationModeId') =>
    values[field] === 'OTHER' && tripMotivation?.[field] !== 'OTHER';
  return (
    !isRegistrationGiven || isCorrecting || isNewOther('travelReasonId') || isNewOther('transportationModeId')
  );
}
