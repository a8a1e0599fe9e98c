/** Why guests travel (CHK-20), in the words of the documents. */
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

/** How guests travel (CHK-21), in the words of the documents. */
export const transportModes = ['AIRPLANE', 'CAR', 'MOTORCYCLE', 'SHIP', 'BUS', 'TRAIN', 'OTHER'] as const;
export type TransportMode = (typeof transportModes)[number];

/** The country that a trip's form begins with (CHK-19). */
export const DEFAULT_TRIP_COUNTRY = 'BR';
