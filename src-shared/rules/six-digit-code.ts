/** Of an e-mail, typed on a screen: to verify the address, or to sign in with a reservation. */
export const SIX_DIGITS = /^\d{6}$/;

/** What may stand in the field: pasted with spaces or a text around it, the digits are left. */
export const toSixDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);
