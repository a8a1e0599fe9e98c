import { makeStyles } from '@fluentui/react-components';
import { useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { dayToDayPages, roomPages } from '../paths/staff-paths.ts';

const useStyles = makeStyles({ box: { paddingBlockStart: '4px', '@media print': { display: 'none' } } });

type SectionTabsProps = { label: string; pages: readonly { path: string; name: string }[] };

/** The pages below one link of the bar. */
function SectionTabs({ label, pages }: SectionTabsProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  return (
    <div className={styles.box}>
      <TabStrip
        label={label}
        tabs={pages.map(({ path, name }) => ({ to: path, isHere: path === pathname, name }))}
      />
    </div>
  );
}

export function DayToDayTabs() {
  const t = useText('staff/frame');
  const pages = dayToDayPages.map(({ path, name }) => ({ path, name: t(`dayToDay.${name}`) }));
  return <SectionTabs label={t('dayToDay.label')} pages={pages} />;
}

export function RoomTabs() {
  const t = useText('staff/frame');
  const pages = roomPages.map(({ path, name }) => ({ path, name: t(`roomPages.${name}`) }));
  return <SectionTabs label={t('roomPages.label')} pages={pages} />;
}
