/** As printed; spaces and the missing hyphen of a typed one are no mistake. */
export function toRecoveryCode(typed: string): string {
  const signs = typed.replace(/[^A-Za-z0-9]/g, '').slice(0, 10);
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs;
}
