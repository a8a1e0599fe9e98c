import type { TransportMode, TripReason } from './trip-motivation.ts';

/** Words of Brazil's guest registration (FNRH Digital, BEY-19) that the guest app and the gateway both use. */

/** How far the registration of one adult is. */
export const registrationStates = ['INCOMPLETE', 'READY', 'SENT', 'ACCEPTED', 'REFUSED'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What an INCOMPLETE registration lacks; its reason is a list of these, parted by commas. */
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

/** The law's words for why a guest travels. */
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

/** The law's words for how a guest travels. */
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

/** The law's word for each of the documents' reasons (CHK-20); OTHER has none. */
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

/** The law's word for each of the documents' transport modes (CHK-21); OTHER has none. */
export const lawTransportOf: Readonly<Record<Exclude<TransportMode, 'OTHER'>, LawTransport>> = {
  AIRPLANE: 'AVIAO',
  CAR: 'AUTOMOVEL',
  MOTORCYCLE: 'MOTO',
  SHIP: 'NAVIO_BARCO',
  BUS: 'ONIBUS',
  TRAIN: 'TREM',
};

/**
 * What a guest whose reason is OTHER chooses from (PD-47): each of the law's words has a reason of its own already, so
 * none is left and all are offered.
 */
export const lawReasonsForOther = lawReasons;

/** What a guest whose transport is OTHER chooses from (PD-47): what the law's list has left. */
export const lawTransportsForOther = ['BICICLETA', 'PE'] as const satisfies readonly LawTransport[];
