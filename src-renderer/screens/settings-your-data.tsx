import { makeStyles } from '@fluentui/react-components';
import { paths } from '#renderer/app/paths.ts';
import { useGuestAppAddress } from '#renderer/features/guest-app/queries.ts';
import { DataDownload } from '#renderer/features/settings/components/data-download.tsx';
import { DataElsewhere } from '#renderer/features/settings/components/data-elsewhere.tsx';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';
import { brand } from '#renderer/ui/theme.ts';

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

/** /guest/settings/your-data: the guest's own copy of everything that is stored about them (LGPD art. 18). */
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
