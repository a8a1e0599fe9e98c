import { Button, makeStyles } from '@fluentui/react-components';
import { useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { ShiftNote } from '#shared/contract/staff/shift-notes.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { aboutText, dueText } from './due-text.ts';
import { useOpenNotes } from './queries.ts';
import { markRead, useUnreadNotes } from './read-notes.ts';
import { useNoteAct } from './use-note-act.ts';

/** The others are one link away. */
const SHOWN = 4;

/** How long the page below waits for a gateway that is slow to say whether there are notes. */
const KNOWN_WITHIN_MS = 1_000;

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gap: '4px',
    padding: '12px 16px',
    backgroundColor: brand.brassWash,
    borderBottom: `1px solid ${brand.brass}`,
    color: brand.ink,
    [from.medium]: { paddingInline: '24px' },
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' },
  title: { fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  read: { paddingInline: '20px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '36px',
    [from.medium]: { display: 'flex' },
  },
  fact: { marginInlineEnd: '12px', fontWeight: 600 },
  text: { overflowWrap: 'anywhere' },
});

type HandoverStripProps = {
  hotel: Hotel;
  /** It takes its room now, or none. */
  onKnown: () => void;
};

/** What the shift before has left, over the page of whoever has just come to the desk, until they say that they have read it. */
export function HandoverStrip({ hotel, onKnown }: HandoverStripProps) {
  const styles = useStyles();
  const t = useText('staff/notes');
  const id = useId();
  const found = useOpenNotes(hotel.hotelId);
  const act = useNoteAct(hotel.hotelId);
  const notes = useUnreadNotes(useNotesOfPage(hotel.hotelId, found.data?.notes), hotel.hotelId);
  const known = useEffectEvent(onKnown);
  useLayoutEffect(() => {
    if (!found.isPending) return known();
    const late = setTimeout(() => known(), KNOWN_WITHIN_MS);
    return () => clearTimeout(late);
  }, [found.isPending]);
  if (notes.length === 0) return null;
  const more = notes.length - SHOWN;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id} className={styles.title}>
          {t('strip.title', { count: notes.length })}
        </Heading>
        <Button size="small" className={styles.read} onClick={() => markRead(notes, hotel.hotelId)}>
          {t('strip.read')}
        </Button>
        <TextLink to={staffPaths.notes}>
          {more > 0 ? t('strip.more', { count: more }) : t('strip.all')}
        </TextLink>
      </div>
      <ul className={styles.list}>
        {notes.slice(0, SHOWN).map(note => (
          <NoteLine
            key={note.id}
            note={note}
            timeZone={hotel.timeZone}
            onDone={() => act.mutate({ name: 'finish', id: note.id })}
          />
        ))}
      </ul>
    </section>
  );
}

/** Those that were open when the page came: one that a colleague writes or does meanwhile would move it under a finger. */
function useNotesOfPage(hotelId: string, open: readonly ShiftNote[] | undefined): readonly ShiftNote[] {
  const { pathname } = useLocation();
  const place = `${hotelId} ${pathname}`;
  const [shown, setShown] = useState<{ place: string; notes: readonly ShiftNote[] } | null>(null);
  if (open !== undefined && shown?.place !== place) setShown({ place, notes: open });
  return shown?.place === place ? shown.notes : [];
}

type NoteLineProps = { note: ShiftNote; timeZone: string; onDone: () => void };

function NoteLine({ note, timeZone, onDone }: NoteLineProps) {
  const styles = useStyles();
  const t = useText('staff/notes');
  const facts = [aboutText(note, t), note.due && dueText(note, t, { now: serverNow(), timeZone })];
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span className={styles.fact}>{facts.filter(Boolean).join(' · ')}</span>
        {note.text}
      </span>
      <Button
        size="small"
        appearance="subtle"
        aria-label={t('finish.of', { text: note.text })}
        onClick={onDone}
      >
        {t('finish.act')}
      </Button>
    </li>
  );
}
