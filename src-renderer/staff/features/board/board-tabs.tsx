import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TabLink } from '#renderer/platform/ui/tab-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Board } from '#shared/contract/staff/board.ts';
import { type BoardList, boardLists } from './row-groups.ts';

const useStyles = makeStyles({
  nav: { flexGrow: 1, minWidth: 0 },
  list: {
    display: 'flex',
    gap: '28px',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
  name: { display: 'inline-flex', alignItems: 'baseline', gap: '8px' },
  count: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', color: brand.ink },
  rooms: { fontSize: '0.8125rem', fontWeight: 400 },
});

type BoardTabsProps = { counts: Board['counts']; list: BoardList; addressOf: (list: BoardList) => string };

/** The lists with their rooms: still to come, of all. */
export function BoardTabs({ counts, list: chosen, addressOf }: BoardTabsProps) {
  const styles = useStyles();
  const t = useText('staff/board');
  const { arrivals, departures, inHouse, attention } = counts;
  const figures = {
    arrivals: [arrivals.toCome, t('lists.ofRooms', { count: arrivals.total })],
    inHouse: [inHouse, t('lists.rooms', { count: inHouse })],
    departures: [departures.toCome, t('lists.ofRooms', { count: departures.total })],
    attention: [attention, ''],
  } as const;
  return (
    <nav className={styles.nav} aria-label={t('lists.label')}>
      <ul className={styles.list}>
        {boardLists.map(list => (
          <li key={list}>
            <TabLink to={addressOf(list)} isHere={list === chosen}>
              <span className={styles.name}>
                {t(`lists.${list}`)}
                <span className={styles.count}>{figures[list][0]}</span>
                <span className={styles.rooms}>{figures[list][1]}</span>
              </span>
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
