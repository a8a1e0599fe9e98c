/** What a state's law asks about a minor beyond the document, by the hotel's configuration (FRD-09). */
export const minorFields = [
  'BIRTH_PLACE',
  'PARENTS',
  'HOME_ADDRESS',
  'PARENTS_ADDRESS',
  'ABSENT_PARENT',
  'ROUTE',
  'RESPONSIBLE_ADDRESS',
  'RESPONSIBLE_PHONE',
  'DOCUMENT_COPY',
] as const;
export type MinorField = (typeof minorFields)[number];
