/** A CPF that is nobody's. */
export const CPF = '52998224725';

export const HOME_ADDRESS = {
  country: 'BR',
  state: 'São Paulo',
  city: 'São Paulo',
  street: 'Alameda Santos',
  number: '100',
  postCode: '01418000',
  neighborhood: 'Jardins',
  ibgeCityCode: '3550308',
  uf: 'SP',
} as const;

export const TRIP = {
  travelReasonId: 'BUSINESS',
  transportationModeId: 'AIRPLANE',
  lastOrigin: { country: 'BR', state: 'SP', ibgeCityCode: '3550308' },
  nextDestination: { country: 'PT' },
} as const;

export const REGISTRATION = { document: { type: 'CPF', number: CPF } } as const;
