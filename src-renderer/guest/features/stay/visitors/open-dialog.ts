import type { Visitor } from '#shared/contract/visitors.ts';

/** The dialog over the visitors' page. */
export type OpenDialog =
  | { step: 'invite' }
  | { step: 'policy' }
  | { step: 'pass'; visitor: Visitor; isNew: boolean }
  | { step: 'hide' | 'delete'; visitor: Visitor };
