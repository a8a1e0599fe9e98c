import type { TransportMode, TripReason } from './trip-motivation.ts';

/** Terms of Brazil's guest registration (FNRH Digital, BEY-19) that the guest app and the gateway both use. */

export const registrationStates = ['INCOMPLETE', 'READY', 'SENT', 'ACCEPTED', 'REFUSED'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The missing parts of an INCOMPLETE registration; its reason is a list of these, separated by commas. */
export const registrationGaps = [
  /** The guest has no account here: nobody accepted the invitation, or the account was deleted. */
  'account',
  'nationality',
  'address',
  /** The address is in Brazil, in a city that its state does not have. */
  'city',
  'document',
  'tripMotivation',
  /** The guest has not checked in. */
  'checkIn',
] as const;
export type RegistrationGap = (typeof registrationGaps)[number];

/** Optional by law: left out, NAOINFORMAR is sent. */
export const races = ['AMARELA', 'BRANCA', 'INDIGENA', 'PARDA', 'PRETA', 'NAOINFORMAR'] as const;
export type Race = (typeof races)[number];

export const disabilities = ['SIM', 'NAO', 'NAOINFORMAR'] as const;
export type Disability = (typeof disabilities)[number];

export const disabilityKinds = ['FISICA', 'AUDITIVA_SURDEZ', 'VISUAL', 'INTELECTUAL', 'MULTIPLA'] as const;
export type DisabilityKind = (typeof disabilityKinds)[number];

/** The law's terms for the purpose of a trip. */
export const lawReasons = [
  'LAZER_FERIAS',
  'NEGOCIOS',
  'CONGRESSO_FEIRA',
  'PARENTES_AMIGOS',
  'ESTUDOS_CURSOS',
  'SAUDE',
  'RELIGIAO',
  'COMPRAS',
] as const;
export type LawReason = (typeof lawReasons)[number];

export const lawTransports = [
  'AUTOMOVEL',
  'AVIAO',
  'ONIBUS',
  'MOTO',
  'TREM',
  'NAVIO_BARCO',
  'BICICLETA',
  'PE',
] as const;
export type LawTransport = (typeof lawTransports)[number];

/** The law's term for each of the documents' reasons (CHK-20); OTHER has none. */
export const lawReasonOf: Readonly<Record<Exclude<TripReason, 'OTHER'>, LawReason>> = {
  SHOPPING: 'COMPRAS',
  'CONVENTION/FAIR': 'CONGRESSO_FEIRA',
  'STUDIES/COURSES': 'ESTUDOS_CURSOS',
  BUSINESS: 'NEGOCIOS',
  'LEISURE/VACATION': 'LAZER_FERIAS',
  'RELATIVES/FRIENDS': 'PARENTES_AMIGOS',
  HEALTH: 'SAUDE',
  RELIGION: 'RELIGIAO',
};

/** The law's term for each of the documents' transport modes (CHK-21); OTHER has none. */
export const lawTransportOf: Readonly<Record<Exclude<TransportMode, 'OTHER'>, LawTransport>> = {
  AIRPLANE: 'AVIAO',
  CAR: 'AUTOMOVEL',
  MOTORCYCLE: 'MOTO',
  SHIP: 'NAVIO_BARCO',
  BUS: 'ONIBUS',
  TRAIN: 'TREM',
};

/** Each of the law's terms has its own reason already, so none is left and all are offered (PD-47). */
export const lawReasonsForOther = lawReasons;

/** The choices for the transport OTHER (PD-47): the rest of the law's list. */
export const lawTransportsForOther = ['BICICLETA', 'PE'] as const satisfies readonly LawTransport[];
