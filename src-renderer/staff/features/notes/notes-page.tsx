import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { noteStates } from '#shared/contract/staff/shift-notes.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NoteList } from './note-list.tsx';
import { toNoteState } from './queries.ts';

/** With `?about=` in the address it begins with a note about that room or booking. */
export function NotesPage({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/notes');
  const [search] = useSearchParams();
  const state = toNoteState(search.get('state'));
  const about = search.get('about');
  const [isWriting, setWriting] = useState(about !== null);
  const write = () => setWriting(true);
  useHotkey({ keys: 'F3', name: t('write.act'), isHint: true }, write);
  return (
    <>
      <PageHeading title={t('title')} note={t('note')}>
        <Button icon={<PlusIcon />} aria-keyshortcuts="F3" onClick={write}>
          {t('write.act')} <KeyCap keys="F3" />
        </Button>
      </PageHeading>
      <TabStrip
        label={t('lists')}
        tabs={noteStates.map(one => ({ to: `?state=${one}`, isHere: one === state, name: t(`tabs.${one}`) }))}
      />
      <NoteList hotel={hotel} state={state} />
      {isWriting && <NoteDialog hotel={hotel} about={about ?? ''} onClose={() => setWriting(false)} />}
    </>
  );
}
