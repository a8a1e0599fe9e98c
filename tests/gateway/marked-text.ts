/** Every seeded text contains it; no row of the gateway does by chance, not even one of its many hashes. */
export const MARK = 'zqxwvk';
export const PHONE = '11955598765';
export const BIRTH = '1931-07-19';
export const PASSPORT = 'ZQXWVK987';

export const markedText = (label: string) => `${MARK}-${label}`;
