import type { Visitor } from '#shared/contract/visitors.ts';

export type OpenDialog =
  | { step: 'invite' }
  | { step: 'policy' }
  | { step: 'pass'; visitor: Visitor; isNew: boolean }
  | { step: 'hide' | 'delete'; visitor: Visitor };
