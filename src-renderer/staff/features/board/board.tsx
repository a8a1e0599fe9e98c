import { makeStyles } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { addDays } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { type BoardAddress, parseAddress, toSearch } from './board-address.ts';
import { BoardBones } from './board-bones.tsx';
import { BoardHeading } from './board-heading.tsx';
import { useBoardKeys } from './board-keys.ts';
import { BoardLists } from './board-lists.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { Changes } from './changes.tsx';
import { OldNotice } from './old-notice.tsx';
import { useBoard } from './queries.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { useWaitingBoard } from './use-waiting-board.ts';

const useStyles = makeStyles({
  board: { minWidth: 0, ':focus': { outlineStyle: 'none' } },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', minHeight: '52px' },
});

/** The reception's start: who is next, who waits and why. */
export function Board({ hotel }: { hotel: Hotel }) {
  const t = useText('staff/board');
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const address = parseAddress(search);
  const found = useBoard(hotel.hotelId, address.day);
  const { shown, ...held } = useWaitingBoard(address.day ?? 'today', found.data);
  const focus = useBoardFocus(shown);
  const go = (change: Partial<BoardAddress>) => setSearch(toSearch({ ...address, ...change }));
  const step = (days: -1 | 1) => {
    if (shown === undefined) return;
    const day = addDays(shown.day, days);
    go({ day: day === shown.today ? null : day });
  };
  const take = () => {
    // The button that was pressed goes with the changes; a row keeps the focus.
    if (held.changes > 0 && !focus.lists.current?.contains(document.activeElement)) focus.leave();
    held.take();
  };
  const keys = { onEnter: focus.enter, onStep: step, onToday: () => go({ day: null }) };
  useBoardKeys({ ...keys, within: focus.region, onList: list => go({ list }) });
  return (
    <section className={styles.board} ref={focus.region} tabIndex={-1} aria-label={t('title')}>
      {shown === undefined && !found.isError && <BoardBones />}
      {shown === undefined && found.isError && (
        <LoadError level={1} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {shown !== undefined && (
        <>
          <BoardHeading board={shown} onStep={step} onToday={keys.onToday} />
          {found.isError && <OldNotice fetchedAt={found.dataUpdatedAt} timeZone={hotel.timeZone} />}
          <div {...held.pointer}>
            <div className={styles.bar}>
              <BoardTabs
                counts={shown.counts}
                list={address.list}
                addressOf={list => toSearch({ ...address, list }) || '?'}
              />
              <Changes count={held.changes} onShow={take} />
            </div>
            <div ref={focus.lists} {...held.focus} onFocusCapture={({ target }) => focus.note(target)}>
              <BoardLists
                board={shown}
                list={address.list}
                hotel={hotel}
                attentionAddress={toSearch({ ...address, list: 'attention' })}
              />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
