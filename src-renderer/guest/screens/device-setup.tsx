import '#renderer/platform/ui/density.css';
import { Button, makeStyles } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { SettingsForm } from '#renderer/guest/features/device/staff-panel/components/settings-form.tsx';
import { useBridgeQuery } from '#renderer/guest/features/device/staff-panel/use-bridge-query.ts';
import { type DeviceHost, host } from '#renderer/platform/host/host.ts';
import { changeLanguage, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { languages } from '#renderer/platform/i18n/language.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const useStyles = makeStyles({
  // The page of a public screen is fixed, and its content scrolls (ui/density.css).
  main: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  frame: { display: 'grid', gap: '24px', maxWidth: '920px' },
  languages: { display: 'flex', gap: '8px', margin: 0, padding: 0, border: 'none' },
});

function useTouchDensity(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['density'] = 'touch';
    page.dataset['theme'] = 'light';
    page.style.setProperty('--kiosk-bar', '0px');
  }, []);
}

export function Component() {
  const { device } = host();
  return device && <Setup device={device} />;
}

function Setup({ device }: { device: DeviceHost }) {
  const styles = useStyles();
  const t = useText('device-setup');
  const [query, refetch] = useBridgeQuery(device.readSettings);
  const isLost = device.description.stage === 'setup' && device.description.settingsLost;
  useTouchDensity();
  return (
    <main className={styles.main}>
      <PageFrame className={styles.frame}>
        <Languages />
        <ScreenTitle title={t('title')} lead={t('subtitle')} page={t('pageTitle')} />
        {isLost && <Notice intent="info">{t('lost')}</Notice>}
        {query.status === 'asking' && <Skeleton height="480px" />}
        {query.status === 'failed' && <LoadError error={query.error} onRetry={refetch} />}
        {query.status === 'known' && (
          <SettingsForm device={device} known={query.response} isFirst onLocked={refetch} />
        )}
      </PageFrame>
    </main>
  );
}

function Languages() {
  const styles = useStyles();
  const t = useText('shell');
  const current = useLanguage();
  return (
    <fieldset className={styles.languages} aria-label={t('footer.language')}>
      {languages.map(language => (
        <Button
          key={language}
          appearance={language === current ? 'primary' : 'outline'}
          aria-pressed={language === current}
          lang={language === 'pt' ? 'pt-BR' : 'en'}
          onClick={() => void changeLanguage(language, false)}
        >
          {t(`language.${language}`)}
        </Button>
      ))}
    </fieldset>
  );
}
