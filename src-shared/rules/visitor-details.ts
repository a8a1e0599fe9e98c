import { formatCpf, isCpf, taxIdCharacters } from './cpf-cnpj.ts';
import { normalizeName } from './person-name.ts';

export type VisitorDocument = { documentType: 'CPF' | 'PASSPORT'; document: string };

export const PASSPORT_LENGTH = 9;
/** The number of a document's characters that are shown (PD-12). */
const SHOWN = 3;
const NAME = /^[\p{L}\p{M}' ’-]*$/u;

/** Letters with their accents, hyphen, apostrophe and spaces (VIS-07). */
export function isVisitorName(typed: string): boolean {
  const name = normalizeName(typed);
  return NAME.test(name) && /\p{L}/u.test(name);
}

/** A passport's letters and digits (VIS-08). */
export function isPassport(typed: string): boolean {
  return /^[A-Za-z0-9]{1,9}$/.test(typed);
}

/** True if a document is one of its type (VIS-08, VIS-09). */
export function isVisitorDocument({ documentType, document }: VisitorDocument): boolean {
  return documentType === 'CPF' ? isCpf(document) : isPassport(document);
}

/** The stored form of a document: one document is one text. */
export function normalizeDocument({ documentType, document }: VisitorDocument): string {
  return documentType === 'CPF' ? taxIdCharacters(document) : document.toUpperCase();
}

/** `•••.•••.••7-25`, `••••••789`: the shown part of a document (PD-12). */
export function maskDocument({ documentType, document }: VisitorDocument): string {
  const shown = documentType === 'CPF' ? formatCpf(document) : document;
  const signs = shown.replace(/[^A-Z0-9]/gi, '').length;
  // A document that is no longer than that is hidden completely.
  const hidden = signs <= SHOWN ? signs : signs - SHOWN;
  let seen = 0;
  return shown.replace(/[A-Z0-9]/gi, sign => {
    seen += 1;
    return seen <= hidden ? '•' : sign;
  });
}
