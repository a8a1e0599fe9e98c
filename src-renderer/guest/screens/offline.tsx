import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { CardReach } from '#renderer/guest/features/stay/stay-card/components/card-advice.tsx';
import { CardPage } from '#renderer/guest/features/stay/stay-card/components/card-page.tsx';
import { ConnectionBar } from '#renderer/guest/features/stay/stay-card/components/connection-bar.tsx';
import type { StayCard } from '#renderer/guest/features/stay/stay-card/stay-card.ts';
import { readStayCard } from '#renderer/guest/features/stay/stay-card/stored-card.ts';
import { useShownCard } from '#renderer/guest/features/stay/stay-card/use-shown-card.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useOnline } from '#renderer/platform/ui/use-online.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  sun: {
    width: '84px',
    height: '42px',
    borderRadius: '999px 999px 0 0',
    border: `3px solid ${brand.brass}`,
    borderBottomColor: brand.hairline,
  },
  text: { margin: 0, maxWidth: '56ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
});

function WithoutCard({ isOnline }: { isOnline: boolean }) {
  const t = useText('stay-card');
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <span className={styles.sun} aria-hidden="true" />
      <Heading level={1}>{t(isOnline ? 'lost.awayTitle' : 'lost.title')}</Heading>
      <p className={styles.text}>{t(isOnline ? 'lost.awayText' : 'lost.text')}</p>
      <ConnectionBar text={null} />
      <p className={styles.text}>{t('lost.noCard')}</p>
      <CardReach />
    </div>
  );
}

export function Component() {
  const t = useText('stay-card');
  const [stored, setStored] = useState<StayCard | null | undefined>();
  useEffect(() => {
    const read = () => void readStayCard().then(setStored);
    read();
    // A tab that was open before may sign its guest out without a connection, too.
    return host().tokens.onElsewhere(read);
  }, []);
  const shown = useShownCard(stored ?? null);
  const isOnline = useOnline();
  if (stored === undefined) return null;
  return (
    <PageFrame width={shown === null ? 'narrow' : 'normal'}>
      <title>{`${t(shown === null ? 'lost.pageTitle' : 'pageTitle')} · Pernoite`}</title>
      {shown === null ? (
        <WithoutCard isOnline={isOnline} />
      ) : (
        <CardPage {...shown} notice={<ConnectionBar text={t(isOnline ? 'away' : 'offline')} />} />
      )}
    </PageFrame>
  );
}
