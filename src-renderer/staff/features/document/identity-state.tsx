import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { EnteredIdentity } from '#shared/contract/staff/documents.ts';
import { identitySigns } from '../shared/identity/identity-signs.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { reasonText } from './reason-text.ts';

/** Where the guest's identity stands, and what the last decision said. */
export function IdentityState({ identity }: { identity: EnteredIdentity }) {
  const t = useText('staff/document');
  const { status, reasons } = identity;
  const [reason] = reasons;
  return (
    <State
      {...identitySigns[status]}
      word={t(`status.${status}.word`)}
      note={reason === undefined ? t(`status.${status}.note`) : reasonText(reason)}
    />
  );
}
