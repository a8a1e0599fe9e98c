import { makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTabInView } from './tab-in-view.ts';
import { TabLink } from './tab-link.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  list: {
    position: 'relative',
    display: 'flex',
    gap: '28px',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    listStyleType: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
  },
});

type TabStripProps = { label: string; tabs: readonly { to: string; isHere: boolean; name: string }[] };

export function TabStrip({ label, tabs }: TabStripProps) {
  const styles = useStyles();
  const strip = useRef<HTMLUListElement>(null);
  useTabInView(strip, tabs.find(({ isHere }) => isHere)?.to);
  return (
    <nav aria-label={label}>
      <ul ref={strip} className={styles.list}>
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
