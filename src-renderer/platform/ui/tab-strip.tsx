import { makeStyles } from '@fluentui/react-components';
import { TabLink } from './tab-link.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '28px',
    margin: 0,
    padding: 0,
    // If the tabs are wider than a phone they scroll.
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
  },
});

type TabStripProps = { label: string; tabs: readonly { to: string; isHere: boolean; name: string }[] };

/** Links to several pages, each at an address of its own. */
export function TabStrip({ label, tabs }: TabStripProps) {
  const styles = useStyles();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ to, isHere, name }) => (
          <li key={to}>
            <TabLink to={to} isHere={isHere}>
              {name}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
