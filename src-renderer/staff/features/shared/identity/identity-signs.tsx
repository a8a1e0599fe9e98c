import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { DocumentIcon } from '#renderer/platform/ui/stay-icons.tsx';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import type { StateKind } from '../look/state-arch.tsx';

/** For `State`, beside the words of the page. */
export const identitySigns: Record<IdentityStatus, { kind: StateKind; icon: ReactNode }> = {
  PENDING: { kind: 'missing', icon: <DocumentIcon /> },
  PROCESSING: { kind: 'waiting', icon: <AlertIcon /> },
  APPROVED: { kind: 'ready', icon: <CheckIcon /> },
  REPROVED: { kind: 'stop', icon: <CloseIcon /> },
};
