import { makeStyles } from '@fluentui/react-components';
import { PreferenceProgress } from '#renderer/guest/features/account/account/components/preference-progress.tsx';
import { SectionLinks } from '#renderer/guest/features/account/account/components/section-links.tsx';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

const useStyles = makeStyles({ page: { display: 'grid', gap: '24px' } });

export function Component() {
  const styles = useStyles();
  const t = useText('account');
  const credits = useFlag('IS_CREDITS_ENABLED');
  return (
    <div>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      <div className={styles.page}>
        <PreferenceProgress />
        <SectionLinks credits={credits} />
      </div>
    </div>
  );
}
