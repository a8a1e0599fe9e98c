import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Assisted, AssistedRoom } from '#shared/contract/staff/assisted-check-in.ts';
import { DoorDialog } from '../shared/door/door-dialog.tsx';
import type { DoorAct } from '../shared/door/use-door-act.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { Card } from '../shared/look/card.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';
import type { CheckInGuest } from './queries.ts';

const useStyles = makeStyles({
  card: { maxWidth: '640px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  room: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: '44px',
    paddingBlock: '6px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  words: { display: 'grid', lineHeight: '18px' },
  number: { fontWeight: 600 },
  more: { color: brand.inkSoft, fontSize: '0.8125rem' },
  act: { justifySelf: 'start' },
});

type CheckedInProps = {
  hotel: Hotel;
  guest: CheckInGuest;
  name: string;
  result: Assisted;
  rooms: readonly AssistedRoom[];
  onBack: () => void;
};

/** What follows, and the door code by its own rule: a reason first, and covered by a lock. */
export function CheckedIn({ hotel, guest, name, result, rooms, onBack }: CheckedInProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const [door, setDoor] = useState<DoorAct | null>(null);
  const show = (accommodationId: number) =>
    setDoor({ name: 'show', room: { accommodationId, number: numberOf(accommodationId) } });
  const numberOf = (accommodationId: number) =>
    rooms.find(room => room.accommodationId === accommodationId)?.number ?? '';
  const first = result.rooms.find(isOpen);
  return (
    <Card
      title={t(result.waitsFor === null ? 'done.title' : 'done.waiting', { name })}
      className={styles.card}
    >
      <Notice intent={result.waitsFor === null ? 'success' : 'info'} isOutcome>
        {t(`done.next.${result.waitsFor ?? (result.rooms.some(isLater) ? 'LATER' : 'NOTHING')}`, { name })}
      </Notice>
      <ul className={styles.list}>
        {result.rooms.map(({ accommodationId, ...room }) => (
          <li key={accommodationId} className={styles.room}>
            <span className={styles.words}>
              <span className={styles.number}>{t('room', { number: numberOf(accommodationId) })}</span>
              <span className={styles.more}>{t(`done.code.${isLater(room) ? 'LATER' : room.code}`)}</span>
            </span>
            {isOpen(room) && (
              <Button size="large" onClick={() => show(accommodationId)}>
                {t('done.show')}
                <VisuallyHidden>{t('room', { number: numberOf(accommodationId) })}</VisuallyHidden>
                {accommodationId === first?.accommodationId && <KeyCap keys="F7" />}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {first !== undefined && <ShowKey onShow={() => show(first.accommodationId)} />}
      {/* The button that had the focus is gone: Enter goes on. */}
      <Button className={styles.act} appearance="primary" size="large" autoFocus onClick={onBack}>
        {t('back')}
      </Button>
      {door !== null && (
        <DoorDialog hotel={hotel} bookingId={guest.bookingId} act={door} onClose={() => setDoor(null)} />
      )}
    </Card>
  );
}

type CodeOfRoom = Pick<Assisted['rooms'][number], 'code' | 'suiteNumber'>;

/** Before the stay begins the room may still be exchanged for another one: nobody is shown a code of it (BKG-14). */
const isLater = ({ code, suiteNumber }: CodeOfRoom): boolean => code !== 'NONE' && suiteNumber === null;

const isOpen = ({ code, suiteNumber }: CodeOfRoom): boolean => code !== 'NONE' && suiteNumber !== null;

function ShowKey({ onShow }: { onShow: () => void }) {
  const t = useText('staff/check-in');
  useHotkey({ keys: 'F7', name: t('done.show'), isHint: true }, onShow);
  return null;
}
