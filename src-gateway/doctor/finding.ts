/**
 * READY: guests can rely on it. LIMITED: something cannot be done by guests or goes another way. BROKEN: guests could not
 * finish a stay. UNTRIED: nothing was tried, because something else was missing.
 */
export type FindingState = 'READY' | 'LIMITED' | 'BROKEN' | 'UNTRIED';

export type Finding = {
  part: string;
  state: FindingState;
  /** The settings that decide it, and never their secrets. */
  configured: string;
  /** The outcome of what was tried just now. */
  result: string;
  /** The acts of guests or staff that are impossible without it. */
  without: string;
};

const signs: Record<FindingState, string> = {
  READY: '✓ ready',
  LIMITED: '! limited',
  BROKEN: '✗ broken',
  UNTRIED: '? not tried',
};

const WIDTHS = { part: 20, state: 13 };
const INDENT = ' '.repeat(WIDTHS.part + WIDTHS.state + 2);

/** The table for a terminal: two lines for a part, three where something is missing. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ part, state, configured, result, without }) => [
    `  ${part.padEnd(WIDTHS.part)}${signs[state].padEnd(WIDTHS.state)}${configured}`,
    `${INDENT}${result}`,
    ...(state === 'READY' ? [] : [`${INDENT}Without it ${without}`]),
  ]);
}

/** One sentence for the end of the table. */
export function summaryOf(findings: readonly Finding[]): string {
  const named = (state: FindingState) => findings.filter(one => one.state === state).map(({ part }) => part);
  const broken = named('BROKEN');
  if (broken.length > 0) return `Guests could not finish a stay: ${broken.join(', ')}.`;
  const limited = [...named('LIMITED'), ...named('UNTRIED')];
  return limited.length > 0
    ? `Guests can finish a stay. Not everything is there: ${limited.join(', ')}.`
    : 'Everything is there.';
}

export const isStayPossible = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'BROKEN');

/** A try that has not ended after this long has failed. */
const PATIENCE_MS = 12_000;

/** Null where it passed, else one line that names no secret: the kinds of errors here hold none, others are cut to their code. */
export async function failureOf(attempt: () => Promise<unknown>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, 'did not respond in time');
  });
  try {
    return await Promise.race([attempt().then(() => null, describeFailure), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Errors whose messages the gateway itself writes. */
const OWN = new Set(['AppError', 'ChargeOutcomeUnknown', 'IuguRejection', 'RegistrationFailure']);

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (OWN.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `failed (${code.slice(0, 60)})`;
}
