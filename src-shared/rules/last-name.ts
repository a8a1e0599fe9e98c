/** Letters and digits alone, without accents and capitals: "Sant'Anna" and "SANTANNA" are one. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The whole of it, or its last words, as people in Brazil give it; accents and signs do not matter (BEY-02). */
export function isLastName(typed: string, lastName: string): boolean {
  const wanted = plain(typed);
  const words = lastName.trim().split(/\s+/u);
  return wanted !== '' && words.some((_, index) => plain(words.slice(index).join('')) === wanted);
}
