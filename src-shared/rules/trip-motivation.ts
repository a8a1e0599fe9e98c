/** The purposes of a trip (CHK-20), in the terms of the documents. */
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

/** The means of transport (CHK-21), in the terms of the documents. */
export const transportModes = ['AIRPLANE', 'CAR', 'MOTORCYCLE', 'SHIP', 'BUS', 'TRAIN', 'OTHER'] as const;
export type TransportMode = (typeof transportModes)[number];

/** Preselected in a trip's form (CHK-19). */
export const DEFAULT_TRIP_COUNTRY = 'BR';
