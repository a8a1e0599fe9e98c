import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import type { StaffPerson } from '#shared/contract/staff/staff-accounts.ts';
import { MailIcon } from '../shared/look/staff-icons.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { toPersonState } from './to-person-state.ts';

const icons = { signedIn: <CheckIcon />, away: <PersonIcon />, invited: <MailIcon /> };

export function PersonState({ person, timeZone }: { person: StaffPerson; timeZone: string }) {
  const t = useText('staff/accounts');
  const { kind, word } = toPersonState(person);
  const since = person.signedInSince;
  const notes = {
    signedIn: since === null ? null : t('states.since', { time: formatClock(new Date(since), timeZone) }),
    away: t('states.awayNote'),
    invited: t('states.invitedNote'),
  };
  return <State kind={kind} icon={icons[word]} word={t(`states.${word}`)} note={notes[word]} />;
}
