import { AppError } from '#shared/errors.ts';

export type OpenedCase =
  | { is: 'page'; address: string }
  /** The reception waits for the document: the guest goes on. */
  | { is: 'announced' }
  | { is: 'failed'; error: unknown };

/** Opens a case at the provider, or at the reception (PRD-04). Never throws. */
export async function openCase(
  fetchLink: () => Promise<string | null>,
  atReception: boolean,
): Promise<OpenedCase> {
  try {
    const address = await fetchLink();
    return address === null ? { is: 'announced' } : { is: 'page', address };
  } catch (error) {
    // A first try whose response was lost, or another screen, has announced the document.
    const isKnown = error instanceof AppError && error.code === 'VALIDATION_IN_PROGRESS';
    return atReception && isKnown ? { is: 'announced' } : { is: 'failed', error };
  }
}
