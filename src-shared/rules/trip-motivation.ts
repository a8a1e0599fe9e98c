export const tripReasons = [
  'SHOPPING',
  'CONVENTION/FAIR',
  'STUDIES/COURSES',
  'BUSINESS',
  'LEISURE/VACATION',
  'RELATIVES/FRIENDS',
  'HEALTH',
  'RELIGION',
  'OTHER',
] as const;
export type TripReason = (typeof tripReasons)[number];

export const transportModes = ['AIRPLANE', 'CAR', 'MOTORCYCLE', 'SHIP', 'BUS', 'TRAIN', 'OTHER'] as const;
export type TransportMode = (typeof transportModes)[number];

export const DEFAULT_TRIP_COUNTRY = 'BR';
