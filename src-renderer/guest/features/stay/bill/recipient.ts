import type { BillRecipient } from '#shared/contract/bill.ts';
import { normalizeName } from '#shared/rules/person-name.ts';

/** What is typed into the dialog. */
export type RecipientValues = { name: string; document: string };

export const nobody: RecipientValues = { name: '', document: '' };

/** As the gateway takes it: what was left empty is left out. */
export function toRecipient({ name, document }: RecipientValues): BillRecipient {
  const named = normalizeName(name);
  return { ...(named !== '' && { name: named }), ...(document !== '' && { document }) };
}

/** Which sentence says to whom the bill is made out; null where it names the holder as ever. */
export function recipientText({ name, document }: BillRecipient) {
  if (name !== undefined) return document === undefined ? 'recipient.is' : 'recipient.isWithDocument';
  return document === undefined ? null : 'recipient.documentOnly';
}
