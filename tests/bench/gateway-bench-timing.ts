/** Times in milliseconds of one implementation. */
export type Timing = { median: number; p99: number };

export type Comparison = { ours: Timing; bare: Timing; medianRatio: number; p99Ratio: number };

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function timing(times: readonly number[]): Timing {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function comparison(times: { ours: number[]; bare: number[] }): Comparison {
  const [one, other] = [timing(times.ours), timing(times.bare)];
  return {
    ours: one,
    bare: other,
    medianRatio: one.median / other.median,
    p99Ratio: one.p99 / other.p99,
  };
}

/** By turns in blocks of `atOnce`, so that whatever else the machine does falls on both alike. */
export async function compareAtOnce<Question>(
  questions: readonly Question[],
  atOnce: number,
  ours: (question: Question) => Promise<unknown>,
  bare: (question: Question) => Promise<unknown>,
): Promise<Comparison> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let from = 0; from + atOnce <= questions.length; from += atOnce) {
    const block = questions.slice(from, from + atOnce);
    const turns = [
      async () => times.ours.push(...(await Promise.all(block.map(question => timed(() => ours(question)))))),
      async () => times.bare.push(...(await Promise.all(block.map(question => timed(() => bare(question)))))),
    ];
    for (const turn of (from / atOnce) % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return comparison(times);
}

export async function perSecond(
  atOnce: number,
  milliseconds: number,
  next: () => (() => Promise<unknown>) | null,
): Promise<number> {
  const from = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - from < milliseconds) {
      const work = next();
      if (!work) return;
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - from) / 1000);
}
