import { Button, makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { NoteState, ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { EmptyNote } from '../shared/look/empty-note.tsx';
import { ListBones } from '../shared/look/list-bones.tsx';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { aboutText, dueText, isOverdue } from './due-text.ts';
import { useNotes } from './queries.ts';
import { useNoteAct } from './use-note-act.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', marginBlockStart: '16px' },
  bones: { marginBlockStart: '16px' },
  about: { [from.medium]: { width: '18%' } },
  due: { [from.medium]: { width: '18%' } },
  act: { [from.medium]: { width: '140px' } },
});

export function NoteList({ hotel, state }: { hotel: Hotel; state: NoteState }) {
  const styles = useStyles();
  const t = useText('staff/notes');
  const found = useNotes(hotel.hotelId, state);
  if (found.isPending) return <ListBones rows={4} className={styles.bones} />;
  if (found.data === undefined) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const notes = found.data.pages.flatMap(page => page.notes);
  return (
    <div className={styles.box}>
      {notes.length === 0 ? (
        <EmptyNote>{t(`none.${state}`)}</EmptyNote>
      ) : (
        <NoteTable notes={notes} hotel={hotel} />
      )}
      {found.hasNextPage && (
        <ShowMore
          count={t('shown', { count: notes.length })}
          label={t('more')}
          failed={t('moreFailed')}
          hasFailed={found.isFetchNextPageError}
          isFetching={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}

function NoteTable({ notes, hotel }: { notes: readonly ShiftNote[]; hotel: Hotel }) {
  const styles = useStyles();
  const t = useText('staff/notes');
  const act = useNoteAct(hotel.hotelId);
  const name = (note: ShiftNote) => (note.doneAt === null ? 'finish' : 'reopen');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('text') },
        { name: t('about'), className: styles.about },
        { name: t('due'), className: styles.due },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {notes.map(note => (
        <ListRow key={note.id}>
          <FactCell fact={note.text} more={byText(note, t, hotel.timeZone)} />
          <ListCell>
            {note.booking === null ? (
              aboutText(note, t)
            ) : (
              <TextLink to={staffPaths.booking(note.booking.bookingId)}>{note.booking.locator}</TextLink>
            )}
          </ListCell>
          <DueCell note={note} timeZone={hotel.timeZone} />
          <ListCell kind="act">
            <Button
              aria-label={t(`${name(note)}.of`, { text: note.text })}
              disabled={act.isPending}
              onClick={() => act.mutate({ name: name(note), id: note.id })}
            >
              {t(`${name(note)}.act`)}
            </Button>
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

function DueCell({ note, timeZone }: { note: ShiftNote; timeZone: string }) {
  const t = useText('staff/notes');
  const now = serverNow();
  const more = isOverdue(note, now, timeZone) ? t('overdue') : '';
  return <FactCell fact={dueText(note, t, { now, timeZone })} more={more} kind="figures" />;
}

/** Who wrote it and when; of a done one who did it. */
function byText(note: ShiftNote, t: ReturnType<typeof useText<'staff/notes'>>, timeZone: string): string {
  const at = (instant: string) => formatInstant(new Date(instant), timeZone);
  return note.doneAt === null
    ? t('written', { name: note.writtenBy ?? t('gone'), when: at(note.writtenAt) })
    : t('doneBy', { name: note.doneBy ?? t('gone'), when: at(note.doneAt) });
}
