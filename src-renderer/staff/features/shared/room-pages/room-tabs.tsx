import { makeStyles } from '@fluentui/react-components';
import { useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';
import { roomPages } from '../paths/staff-paths.ts';

const useStyles = makeStyles({ box: { paddingBlockStart: '4px', '@media print': { display: 'none' } } });

/** The pages below the link of the rooms. */
export function RoomTabs() {
  const styles = useStyles();
  const t = useText('staff/frame');
  const { pathname } = useLocation();
  return (
    <div className={styles.box}>
      <TabStrip
        label={t('roomPages.label')}
        tabs={roomPages.map(({ path, name }) => ({
          to: path,
          isHere: path === pathname,
          name: t(`roomPages.${name}`),
        }))}
      />
    </div>
  );
}
