import { Button, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { walkInLimits } from '#renderer/guest/features/shared/booking-funnel/hotel-now.ts';
import { roomAdded, roomTakenOut } from '#renderer/guest/features/shared/booking-funnel/state/party-draft.ts';
import type { DraftRoom } from '#renderer/guest/features/shared/booking-funnel/state/search-draft.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { MAX_ROOMS } from '#shared/policies.ts';
import { SALES_OVER_ROOMS } from '../search-texts.ts';
import { useMissingAges } from '../use-missing-ages.ts';
import { RoomParty } from './room-party.tsx';

const useStyles = makeStyles({
  intro: { margin: '0 0 16px', color: brand.inkSoft },
  rooms: { display: 'grid', gap: '16px' },
  note: { margin: 0, fontSize: '0.9375rem', color: brand.inkSoft },
  foot: { display: 'grid', gap: '12px', marginTop: '16px', justifyItems: 'start' },
});

type RoomsPickerProps = {
  open: boolean;
  rooms: readonly DraftRoom[];
  onChange: (rooms: readonly DraftRoom[]) => void;
  onClose: () => void;
};

export default function RoomsPicker({ open, rooms, onChange, onClose }: RoomsPickerProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const missingAges = useMissingAges(rooms);
  const add = useRef<HTMLButtonElement | null>(null);
  const unpaid = walkInLimits();
  const maxRooms = Math.min(MAX_ROOMS, unpaid?.maxRooms ?? MAX_ROOMS);
  const isFull = rooms.length >= maxRooms;
  const finish = () => {
    if (!missingAges.focusFirst()) onClose();
  };
  return (
    <Modal
      open={open}
      title={t('rooms.title')}
      onClose={onClose}
      actions={
        <Button appearance="primary" size="large" onClick={finish}>
          {t('rooms.done')}
        </Button>
      }
    >
      <p className={styles.intro}>{t('rooms.subtitle')}</p>
      <div className={styles.rooms}>
        {rooms.map((room, index) => (
          <RoomParty
            // Rooms have no id, so the number is their key.
            key={index + 1}
            rooms={rooms}
            room={room}
            index={index}
            missingAges={missingAges}
            onChange={onChange}
            onRemove={() => {
              onChange(roomTakenOut(rooms, index));
              add.current?.focus();
            }}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          ref={(element: HTMLButtonElement | null) => {
            add.current = element;
          }}
          size="large"
          icon={<PlusIcon />}
          disabledFocusable={isFull}
          onClick={() => onChange(roomAdded(rooms, maxRooms))}
        >
          {t('rooms.add')}
        </Button>
        {isFull && (
          <p className={styles.note}>
            {unpaid ? t('rooms.fullUnpaid', { count: maxRooms }) : t('rooms.full')}
          </p>
        )}
        {rooms.length > SALES_OVER_ROOMS && (
          <Notice intent="info">{t('rooms.group', { email: webConfig().links.salesEmail })}</Notice>
        )}
        <p className={styles.note}>{t('rooms.cannotChange')}</p>
      </div>
    </Modal>
  );
}
