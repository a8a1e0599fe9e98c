import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#renderer/platform/ui/icons.tsx';
import type { EnteredIdentity } from '#shared/contract/staff/documents.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { IdentityIcon } from '../shared/look/staff-icons.tsx';
import { State, type StateKind } from '../shared/look/state-arch.tsx';
import { reasonText } from './reason-text.ts';

const states: Record<IdentityStatus, { kind: StateKind; icon: ReactNode }> = {
  PENDING: { kind: 'missing', icon: <IdentityIcon /> },
  PROCESSING: { kind: 'waiting', icon: <AlertIcon /> },
  APPROVED: { kind: 'ready', icon: <CheckIcon /> },
  REPROVED: { kind: 'stop', icon: <CloseIcon /> },
};

/** Where the guest's identity stands, and what the last decision said. */
export function IdentityState({ identity }: { identity: EnteredIdentity }) {
  const t = useText('staff/document');
  const { status, reasons } = identity;
  const [reason] = reasons;
  return (
    <State
      {...states[status]}
      word={t(`status.${status}.word`)}
      note={reason === undefined ? t(`status.${status}.note`) : reasonText(reason)}
    />
  );
}
