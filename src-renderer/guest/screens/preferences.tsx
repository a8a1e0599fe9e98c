import { makeStyles } from '@fluentui/react-components';
import { Outlet, useLocation } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { TabStrip } from '#renderer/platform/ui/tab-strip.tsx';

const useStyles = makeStyles({ content: { marginTop: '28px' } });

const tabs = [
  { name: 'room', to: paths.preferences },
  { name: 'minibar', to: paths.minibar },
  { name: 'about', to: paths.aboutYou },
] as const;

export function Component() {
  const styles = useStyles();
  const t = useText('preferences');
  const { pathname } = useLocation();
  const here = tabs.find(({ to }) => to === pathname) ?? tabs[0];
  return (
    <PageFrame>
      <BackLink to={paths.account}>{t('back')}</BackLink>
      <ScreenTitle title={t('title')} lead={t(`lead.${here.name}`)} page={t(`page.${here.name}`)} />
      <TabStrip
        label={t('tabs.label')}
        tabs={tabs.map(({ name, to }) => ({ to, isHere: to === here.to, name: t(`tabs.${name}`) }))}
      />
      <div className={styles.content}>
        <Outlet />
      </div>
    </PageFrame>
  );
}
