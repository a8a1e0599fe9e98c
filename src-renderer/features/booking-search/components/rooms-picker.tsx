import { Button, makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { DraftRoom } from '#renderer/features/booking-funnel/state/search-draft.ts';
import { webConfig } from '#renderer/gateway/config.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Counter } from '#renderer/ui/counter.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { CloseIcon, PlusIcon } from '#renderer/ui/icons.tsx';
import { Modal } from '#renderer/ui/modal.tsx';
import { NativeSelect } from '#renderer/ui/native-select.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { MAX_CHILD_AGE, MAX_ROOMS } from '#shared/policies.ts';
import {
  adultsChanged,
  ageChanged,
  childrenChanged,
  firstMissingAge,
  petsChanged,
  roomAdded,
  roomLimits,
  roomTakenOut,
} from '../party-draft.ts';
import { SALES_OVER_ROOMS } from '../search-words.ts';
import { walkInLimits } from '../use-search-draft.ts';

const useStyles = makeStyles({
  intro: { margin: '0 0 16px', color: brand.inkSoft },
  rooms: { display: 'grid', gap: '16px' },
  room: {
    display: 'grid',
    gap: '14px',
    padding: '16px 18px',
    margin: 0,
    minWidth: 0,
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '44px',
  },
  ages: { display: 'grid', gap: '12px', [from.small]: { gridTemplateColumns: '1fr 1fr' } },
  note: { margin: 0, fontSize: '0.9375rem', color: brand.inkSoft },
  foot: { display: 'grid', gap: '12px', marginTop: '16px', justifyItems: 'start' },
});

type RoomsPickerProps = {
  open: boolean;
  rooms: readonly DraftRoom[];
  onChange: (rooms: readonly DraftRoom[]) => void;
  onClose: () => void;
};

const ageId = (room: number, child: number) => `age-${room}-${child}`;

/** Rooms, guests, ages and pets of a search (SRC-06 to SRC-13). */
export default function RoomsPicker({ open, rooms, onChange, onClose }: RoomsPickerProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  // Ages missing since an earlier visit show their error at once; that of a child just added does not yet.
  const [asked, setAsked] = useState(() => firstMissingAge(rooms) !== null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const add = useRef<HTMLButtonElement | null>(null);
  const unpaid = walkInLimits();
  const maxRooms = Math.min(MAX_ROOMS, unpaid?.maxRooms ?? MAX_ROOMS);

  const finish = () => {
    const missing = firstMissingAge(rooms);
    if (!missing) return onClose();
    setAsked(true);
    document.getElementById(ageId(missing.room, missing.child))?.focus();
  };
  const ageError = (room: number, child: number, age: number | null | undefined) =>
    age === null && (asked || left.has(ageId(room, child))) ? t('rooms.ageMissing') : undefined;

  const ageOptions = [
    { value: '', label: t('rooms.agePick') },
    ...Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
      value: String(age),
      label: t('rooms.years', { count: age }),
    })),
  ];

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
        {rooms.map((room, index) => {
          const limits = roomLimits(room);
          const number = index + 1;
          return (
            // Rooms have no identity of their own: the first is the first.
            <div key={number} className={styles.room} role="group" aria-label={t('rooms.room', { number })}>
              <div className={styles.head}>
                <Heading level={3} size="small">
                  {t('rooms.room', { number })}
                </Heading>
                {rooms.length > 1 && (
                  <Button
                    appearance="subtle"
                    icon={<CloseIcon />}
                    aria-label={t('rooms.remove', { number })}
                    onClick={() => {
                      onChange(roomTakenOut(rooms, index));
                      add.current?.focus();
                    }}
                  >
                    {t('rooms.removeShort')}
                  </Button>
                )}
              </div>
              <Counter
                label={t('rooms.adults')}
                value={room.adults}
                {...limits.adults}
                onChange={adults => onChange(adultsChanged(rooms, index, adults))}
              />
              <Counter
                label={t('rooms.children')}
                hint={t('rooms.childrenHint')}
                value={room.children}
                {...limits.children}
                onChange={children => onChange(childrenChanged(rooms, index, children))}
              />
              {room.children > 0 && (
                <div className={styles.ages}>
                  {room.ages.map((age, child) => (
                    <NativeSelect
                      key={ageId(index, child)}
                      id={ageId(index, child)}
                      required
                      label={t('rooms.age', { number: child + 1 })}
                      longLabel={t('rooms.ageRoom', { number: child + 1, room: number })}
                      value={age === null ? '' : String(age)}
                      options={ageOptions}
                      error={ageError(index, child, age)}
                      onBlur={() => setLeft(before => new Set(before).add(ageId(index, child)))}
                      onChange={value =>
                        onChange(ageChanged(rooms, index, child, value === '' ? null : Number(value)))
                      }
                    />
                  ))}
                </div>
              )}
              <Counter
                label={t('rooms.pets')}
                hint={t('rooms.petsHint')}
                value={room.pets}
                {...limits.pets}
                onChange={pets => onChange(petsChanged(rooms, index, pets))}
              />
              {room.adults === 1 && <p className={styles.note}>{t('rooms.oneAdult')}</p>}
            </div>
          );
        })}
      </div>
      <div className={styles.foot}>
        <Button
          ref={(element: HTMLButtonElement | null) => {
            add.current = element;
          }}
          size="large"
          icon={<PlusIcon />}
          disabledFocusable={rooms.length >= maxRooms}
          onClick={() => onChange(roomAdded(rooms, maxRooms))}
        >
          {t('rooms.add')}
        </Button>
        {rooms.length >= maxRooms && (
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
