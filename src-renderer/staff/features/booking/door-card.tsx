import { Button, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { DoorDialog } from '../shared/door/door-dialog.tsx';
import type { DoorAct } from '../shared/door/use-door-act.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { Card } from '../shared/look/card.tsx';
import { useCardRows } from './card-rows.ts';

type DoorCardProps = { hotel: Hotel; bookingId: string; rooms: readonly DeskRoom[] };

/** The state of each door, never its code: that is an act of its own with a reason (FRD-05, FRD-10). */
export function DoorCard({ hotel, bookingId, rooms }: DoorCardProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const [act, setAct] = useState<DoorAct | null>(null);
  const first = rooms.find(({ door }) => door.state !== 'NONE');
  return (
    <Card title={t('door.title')}>
      <ul className={rows.list}>
        {rooms.map(room => (
          <Door key={room.accommodationId} room={room} timeZone={hotel.timeZone} onAct={setAct} />
        ))}
      </ul>
      {first !== undefined && <DoorKeys onAct={name => setAct({ name, room: first })} />}
      {act !== null && (
        <DoorDialog hotel={hotel} bookingId={bookingId} act={act} onClose={() => setAct(null)} />
      )}
    </Card>
  );
}

type DoorProps = { room: DeskRoom; timeZone: string; onAct: (act: DoorAct) => void };

function Door({ room, timeZone, onAct }: DoorProps) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const { number, door } = room;
  const [shown] = door.showings;
  const acts = ['show', 'renew', 'end'] as const;
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.fact}>
          {number} · {t(`door.${door.state}`)}
        </span>
        {door.failure !== null && (
          <span className={mergeClasses(rows.more, rows.problem)}>
            {t(`door.failures.${door.failure.kind}`, {
              time: formatInstant(new Date(door.failure.since), timeZone),
            })}
          </span>
        )}
        {door.validUntil !== null && (
          <span className={rows.more}>
            {t('door.until', { time: formatInstant(new Date(door.validUntil), timeZone) })}
          </span>
        )}
        {shown !== undefined && (
          <span className={rows.more}>
            {t(`door.lastShown.${shown.reason}`, { time: formatInstant(new Date(shown.at), timeZone) })}
          </span>
        )}
      </span>
      {door.state !== 'NONE' && (
        <span className={rows.acts}>
          {acts.map(name => (
            <Button
              key={name}
              appearance={name === 'show' ? 'secondary' : 'subtle'}
              aria-label={t('door.actOf', { act: t(`door.${name}`), number })}
              onClick={() => onAct({ name, room })}
            >
              {t(`door.${name}`)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}

/** The keys of the first door that has a code. */
function DoorKeys({ onAct }: { onAct: (name: DoorAct['name']) => void }) {
  const t = useText('staff/booking');
  useHotkey({ keys: 'F7', name: t('door.confirm.show'), isHint: true }, () => onAct('show'));
  useHotkey({ keys: 'Shift+F7', name: t('door.confirm.renew') }, () => onAct('renew'));
  return null;
}
