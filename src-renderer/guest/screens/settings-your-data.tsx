import { makeStyles } from '@fluentui/react-components';
import { DataDownload } from '#renderer/guest/features/account/settings/components/data-download.tsx';
import { DataElsewhere } from '#renderer/guest/features/account/settings/components/data-elsewhere.tsx';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px' },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  soft: { margin: 0, color: brand.inkSoft },
});

function OnAnotherDevice() {
  const { data, error, refetch } = useGuestAppAddress();
  const address = data === undefined ? undefined : `${data}${paths.settingsYourData}`;
  return <DataElsewhere address={address} error={error} onRetry={() => void refetch()} />;
}

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <>
      <ScreenTitle title={t('yourData.title')} lead={t('yourData.lead')} page={t('places.yourData')} />
      <div className={styles.page}>
        <ul className={styles.list}>
          <li>{t('yourData.holds.account')}</li>
          <li>{t('yourData.holds.stays')}</li>
          <li>{t('yourData.holds.traces')}</li>
        </ul>
        {host().profile.capabilities.keepsFiles ? <DataDownload /> : <OnAnotherDevice />}
        <p className={styles.soft}>{t('yourData.without')}</p>
      </div>
    </>
  );
}
