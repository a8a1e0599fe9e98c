import type { BillRecipient } from '#shared/contract/guest/bill.ts';
import { normalizeName } from '#shared/rules/person-name.ts';

export type RecipientValues = { name: string; document: string };

export const nobody: RecipientValues = { name: '', document: '' };

export function toRecipient({ name, document }: RecipientValues): BillRecipient {
  const named = normalizeName(name);
  return { ...(named !== '' && { name: named }), ...(document !== '' && { document }) };
}

/** The sentence that names the recipient; null if it is the holder. */
export function recipientText({ name, document }: BillRecipient) {
  if (name !== undefined) return document === undefined ? 'recipient.is' : 'recipient.isWithDocument';
  return document === undefined ? null : 'recipient.documentOnly';
}
