import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { GuestForm } from '#shared/contract/guest/accommodation-guests.ts';
import type { AssistedRoom } from '#shared/contract/staff/assisted-check-in.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { StepProps } from './check-in-steps.tsx';
import { type Editing, GuestDialog } from './guest-dialog.tsx';
import { changedDrafts, hasMain, type RoomDraft, toDrafts } from './room-draft.ts';
import { StepAct } from './step-card.tsx';

const useStyles = makeStyles({
  room: { display: 'grid', gap: '8px' },
  title: { margin: 0, fontWeight: 600 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  guest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: '44px',
    paddingBlock: '5px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  words: { display: 'grid', minWidth: 0, lineHeight: '17px', overflowWrap: 'anywhere' },
  name: { fontWeight: 600 },
  more: { color: brand.inkSoft, fontSize: '0.8125rem' },
  acts: { display: 'flex', gap: '8px' },
  add: { justifySelf: 'start' },
});

/** Everybody who sleeps in the rooms that this guest answers for, sent together. */
export function GuestsStep({ guest, state, onSaved, onReload }: StepProps) {
  const t = useText('staff/check-in');
  const [drafts, setDrafts] = useState(() => toDrafts(state));
  const [editing, setEditing] = useState<Editing | null>(null);
  const isChanged = changedDrafts(drafts, state.rooms).length > 0;
  useEffect(() => (isChanged ? markUnsaved() : undefined), [isChanged]);
  const isWithoutMain = drafts.some(draft => !hasMain(draft));
  const save = useMutation({
    mutationFn: async () => {
      const changed = changedDrafts(drafts, state.rooms);
      if (changed.length === 0) return onSaved(now => now);
      await staffGateway.assistedCheckIn.saveGuests({
        ...guest,
        version: state.checkIn.version,
        accommodations: changed.map(({ accommodationId, guests }) => ({
          accommodationId,
          guests: [...guests],
        })),
      });
      // The booking has another version now.
      return onSaved();
    },
  });
  const change = (accommodationId: number, guests: readonly GuestForm[]) =>
    setDrafts(before =>
      before.map(draft => (draft.accommodationId === accommodationId ? { ...draft, guests } : draft)),
    );
  return (
    <>
      <StepAct
        title={t('steps.guests')}
        lead={t('guests.lead')}
        error={save.error}
        onReload={onReload}
        act={t('save')}
        isBusy={save.isPending}
        isOff={isWithoutMain}
        onSend={() => save.mutate()}
      >
        {drafts.map(draft => {
          const room = state.rooms.find(one => one.accommodationId === draft.accommodationId);
          return (
            room && (
              <Room
                key={room.accommodationId}
                room={room}
                draft={draft}
                onEdit={setEditing}
                own={state.personalInfo.email}
                onChange={change}
              />
            )
          );
        })}
        {isWithoutMain && <Notice intent="info">{t('room-guests:withoutMain.notice')}</Notice>}
      </StepAct>
      {editing !== null && (
        <GuestDialog
          editing={editing}
          onSave={guests => {
            change(editing.room.accommodationId, guests);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

type RoomProps = {
  room: AssistedRoom;
  /** The address of whoever checks in: that guest stays in the room. */
  own: string;
  draft: RoomDraft;
  onEdit: (editing: Editing) => void;
  onChange: (accommodationId: number, guests: readonly GuestForm[]) => void;
};

function Room({ room, draft: { accommodationId, guests }, own, onEdit, onChange }: RoomProps) {
  const styles = useStyles();
  const t = useText('room-guests');
  const ts = useText('staff/check-in');
  const total = room.maxAdults + room.maxMinors;
  return (
    <section className={styles.room} aria-label={ts('room', { number: room.number })}>
      <p className={styles.title}>
        {ts('room', { number: room.number })} ·{' '}
        <span className={styles.more}>{t('places', { count: total, taken: guests.length })}</span>
      </p>
      <ul className={styles.list}>
        {guests.map((guest, at) => (
          <li key={guest.email ?? guest.name} className={styles.guest}>
            <span className={styles.words}>
              <span className={styles.name}>{guest.socialName ?? guest.name}</span>
              <span className={styles.more}>
                {[
                  guest.isRoomMainGuest ? t('mainGuest') : null,
                  guest.isMinor ? t('dialog.minor') : null,
                  guest.isSpecialCareRequired ? t('specialCare') : null,
                  guest.email,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.acts}>
              <Button
                aria-label={t('editGuest', { name: guest.name })}
                onClick={() => onEdit({ room, guests, at })}
              >
                {t('edit')}
              </Button>
              {guest.email?.toLowerCase() !== own.toLowerCase() && (
                <Button
                  appearance="subtle"
                  aria-label={t('removeGuest', { name: guest.name })}
                  onClick={() =>
                    onChange(
                      accommodationId,
                      guests.filter(one => one !== guest),
                    )
                  }
                >
                  {t('removeWord')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {guests.length < total && (
        <Button
          className={styles.add}
          icon={<PlusIcon />}
          aria-label={`${t('dialog.add')}: ${ts('room', { number: room.number })}`}
          onClick={() => onEdit({ room, guests, at: null })}
        >
          {t('dialog.add')}
        </Button>
      )}
    </section>
  );
}
