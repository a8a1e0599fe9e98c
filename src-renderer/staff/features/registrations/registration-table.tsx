import { Button, makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { formatInstant, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { ClockIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { DeskRegistration } from '#shared/contract/staff/desk-registrations.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { RecordIcon } from '../shared/look/staff-icons.tsx';
import { State, type StateKind } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { useSendAgain } from './queries.ts';

const useStyles = makeStyles({
  guest: { [from.medium]: { width: '24%' } },
  waits: { [from.medium]: { width: '20%' } },
  act: { [from.medium]: { width: '270px' } },
  acts: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' },
});

const kinds: Record<RegistrationState, StateKind> = {
  REFUSED: 'stop',
  INCOMPLETE: 'missing',
  READY: 'waiting',
  SENT: 'waiting',
  ACCEPTED: 'ready',
};
const icons = {
  REFUSED: <RecordIcon />,
  INCOMPLETE: <RecordIcon />,
  READY: <ClockIcon />,
  SENT: <ClockIcon />,
  ACCEPTED: <CheckIcon />,
};

type RegistrationTableProps = { registrations: readonly DeskRegistration[]; hotel: Hotel };

export function RegistrationTable({ registrations, hotel }: RegistrationTableProps) {
  const styles = useStyles();
  const t = useText('staff/registrations');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('state') },
        { name: t('guest'), className: styles.guest },
        { name: t('waits'), className: styles.waits },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {registrations.map(one => (
        <ListRow key={one.id}>
          <ListCell>
            <State
              kind={kinds[one.state]}
              icon={icons[one.state]}
              word={t(`states.${one.state}`)}
              note={reasonOf(one, t)}
              isNoteWhole
            />
          </ListCell>
          <FactCell
            fact={one.guestName ?? t('nobody')}
            more={t('room', { number: one.room, locator: one.locator })}
          />
          <FactCell
            fact={
              one.waiting.length === 0
                ? t('nothing')
                : formatList(one.waiting.map(kind => t(`events.${kind}`)))
            }
            more={formatInstant(new Date(one.changedAt), hotel.timeZone)}
          />
          <ListCell kind="act">
            <span className={styles.acts}>
              <Acts registration={one} hotelId={hotel.hotelId} />
            </span>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

function reasonOf(
  { reason, missing }: DeskRegistration,
  t: ReturnType<typeof useText<'staff/registrations'>>,
): string | null {
  if (missing.length === 0) return reason;
  return t('lacks', { parts: formatList(missing.map(gap => t(`gaps.${gap}`))) });
}

function Acts({ registration, hotelId }: { registration: DeskRegistration; hotelId: string }) {
  const t = useText('staff/registrations');
  const navigate = useNavigate();
  const send = useSendAgain(hotelId);
  const { id, bookingId, roomGuestId, room, state, waiting, isCorrectable } = registration;
  const name = registration.guestName ?? t('nobody');
  return (
    <>
      {isCorrectable && roomGuestId !== null && (
        <Button
          aria-label={t('correct.of', { name, room })}
          onClick={() => void navigate(staffPaths.assistedCheckIn(bookingId, roomGuestId))}
        >
          {t('correct.act')}
        </Button>
      )}
      {state !== 'INCOMPLETE' && waiting.length > 0 && (
        <Button
          disabled={send.isPending}
          aria-label={t('send.of', { name, room })}
          onClick={() => send.mutate(id)}
        >
          {t('send.act')}
        </Button>
      )}
    </>
  );
}
