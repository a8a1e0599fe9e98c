import { makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { dateAt } from '#shared/hotel-time.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { stepDay, toSearch } from './board-address.ts';
import { BoardBones } from './board-bones.tsx';
import { BoardHeading } from './board-heading.tsx';
import { useBoardKeys } from './board-keys.ts';
import { BoardLists } from './board-lists.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { Changes } from './changes.tsx';
import { OldNotice } from './old-notice.tsx';
import { useBoard } from './queries.ts';
import { useBoardAddress } from './use-board-address.ts';
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
  const { address, go } = useBoardAddress();
  const { list } = address;
  const found = useBoard(hotel.hotelId, address.day);
  const waiting = useWaitingBoard(address.day ?? 'today', found.data, found.isFetchedAfterMount);
  const { shown } = waiting;
  const focus = useBoardFocus(waiting.setFocused);
  const today = shown?.today ?? dateAt(serverNow(), hotel.timeZone);
  const onStep = (days: -1 | 1) => go(now => stepDay(now, today, days));
  const onToday = () => go(() => ({ day: null }));
  const onList = (next: typeof list) => go(() => ({ list: next }));
  const navigate = useNavigate();
  useBoardKeys({
    within: focus.region,
    onEnter: focus.enter,
    onStep,
    onToday,
    onList,
    onParcel: () => void navigate(staffPaths.parcels),
  });
  return (
    <section
      className={styles.board}
      ref={focus.region}
      tabIndex={-1}
      aria-label={t('title')}
      {...focus.handlers}
    >
      <BoardHeading
        day={shown?.day ?? address.day ?? today}
        today={today}
        counts={shown?.counts ?? null}
        onStep={onStep}
        onToday={onToday}
      />
      {shown === undefined && !found.isError && <BoardBones />}
      {shown === undefined && found.isError && (
        <LoadError error={found.error} onRetry={() => void found.refetch()} />
      )}
      {shown !== undefined && (
        <>
          {found.isError && <OldNotice fetchedAt={found.dataUpdatedAt} timeZone={hotel.timeZone} />}
          <div {...waiting.pointer}>
            <div className={styles.bar}>
              <BoardTabs
                counts={shown.counts}
                list={list}
                addressOf={other => toSearch({ ...address, list: other }) || '?'}
              />
              <Changes count={waiting.changes} onShow={waiting.take} />
            </div>
            <div ref={focus.lists}>
              <BoardLists
                board={shown}
                list={list}
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
