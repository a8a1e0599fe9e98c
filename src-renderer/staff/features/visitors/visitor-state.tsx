import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { ClockIcon } from '#renderer/platform/ui/stay-icons.tsx';
import type { VisitState } from '#shared/contract/staff/desk-visitors.ts';
import { LeaveIcon } from '../shared/look/staff-icons.tsx';
import { State, type StateKind } from '../shared/look/state-arch.tsx';

const states = {
  OVERDUE: { kind: 'stop', icon: <ClockIcon /> },
  INSIDE: { kind: 'ready', icon: <PersonIcon /> },
  EXPECTED: { kind: 'waiting', icon: <ClockIcon /> },
  LEFT: { kind: 'waiting', icon: <CheckIcon /> },
  MISSED: { kind: 'waiting', icon: <ClockIcon /> },
  CLOSED: { kind: 'missing', icon: <LeaveIcon /> },
} as const satisfies Record<VisitState, { kind: StateKind; icon: React.ReactNode }>;

export function VisitorState({ state, note }: { state: VisitState; note: string }) {
  const t = useText('staff/visitors');
  return <State {...states[state]} word={t(`states.${state}`)} note={note} />;
}
