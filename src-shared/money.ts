/** An integer number of cents of a real (PD-23). Everything inside the code is in cents. */
export type Cents = number;

/** Cents to the decimal reais of the wire: 35000 -> 350. */
export function toReais(cents: Cents): number {
  return cents / 100;
}

/** Decimal reais of the wire to cents: 350.1 -> 35010. */
export function fromReais(reais: number): Cents {
  return Math.round(reais * 100);
}

/** A share of an amount in basis points (500 = 5 %), rounded half up to a whole cent. */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

let wholeReais: Intl.NumberFormat | undefined;

/** 357 for a price "from" of R$ 356,10: rounded up, because nothing may cost more than what is announced. */
export function toWholeReais(cents: Cents): number {
  return Math.ceil(cents / 100);
}

/** The same as text: `R$ 357`. */
export function formatWholeReais(cents: Cents): string {
  wholeReais ??= new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 0,
  });
  return wholeReais.format(toWholeReais(cents));
}
