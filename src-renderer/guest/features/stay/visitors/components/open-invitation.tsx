import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { mapAddress } from '#renderer/platform/ui/map-address.ts';
import { useOutsideLink } from '#renderer/platform/ui/outside-link.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { useCalendarFile } from '#renderer/platform/ui/save-file.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { PublicInvitation } from '#shared/contract/guest/visitors.ts';
import { visitEntry } from '../visit-texts.ts';
import { CodeText } from './code-text.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', gap: '32px' },
  },
  head: { display: 'grid', gap: '10px', [from.large]: { gridColumn: '1 / -1' } },
  lead: { margin: 0, maxWidth: '58ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
  sheet: {
    display: 'grid',
    gap: '20px',
    overflow: 'hidden',
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  map: { filter: brand.mapFilter },
  pass: {
    display: 'grid',
    gap: '20px',
    justifyItems: 'stretch',
    padding: '24px 20px',
    [from.medium]: { padding: '28px 32px' },
  },
  calendar: { justifySelf: 'start' },
  top: {
    display: 'grid',
    gap: '16px',
    justifyItems: 'center',
    paddingBottom: '20px',
    borderBottom: `2px dashed ${brand.hairline}`,
    textAlign: 'center',
  },
  qr: { width: 'min(220px, 56vw)' },
  code: { fontSize: '1.1875rem', justifyContent: 'center' },
  label: { display: 'block', color: brand.inkSoft, fontSize: '0.9375rem' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    margin: 0,
    '& dt': { color: brand.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  },
  wide: { gridColumn: '1 / -1' },
  where: { display: 'grid', gap: '12px', padding: '0 20px 24px', [from.medium]: { padding: '0 32px 28px' } },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
  link: {
    color: 'var(--colorBrandForegroundLink)',
    fontWeight: 600,
    justifySelf: 'start',
    paddingBlock: '10px',
  },
});

function Pass({ invitation }: { invitation: PublicInvitation }) {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  const { isBusy, save } = useCalendarFile('visitor-invitation:calendarFailed');
  const { buildingName: hotel, invitationUrl: url, invitationCode, address, location } = invitation;
  const entry = {
    ...visitEntry(invitation),
    summary: t('calendarTitle', { hotel }),
    description: t('calendarText', { url }),
    place: { name: hotel, address, location },
  };
  return (
    <div className={styles.sheet}>
      <div className={styles.pass}>
        <div className={styles.top}>
          <QrCode className={styles.qr} text={url} label={t('codeLabel')} />
          <div>
            <span className={styles.label}>{t('code')}</span>
            <CodeText code={invitationCode} className={styles.code} />
          </div>
        </div>
        <Facts invitation={invitation} />
        {host().profile.capabilities.keepsFiles && (
          <BusyButton
            appearance="secondary"
            className={styles.calendar}
            busy={isBusy}
            onClick={() => save(invitation.visitDate, entry)}
          >
            {t('calendar')}
          </BusyButton>
        )}
      </div>
    </div>
  );
}

function Facts({ invitation }: { invitation: PublicInvitation }) {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  const { fullName, document, visitDate, startTime, endTime, buildingName } = invitation;
  const facts = [
    { label: t('fullName'), value: fullName, isWide: true },
    { label: t('document'), value: document, isWide: false },
    { label: t('visitDate'), value: formatDate(visitDate, 'weekday'), isWide: false },
    { label: t('entry'), value: t('hour', { time: startTime }), isWide: false },
    { label: t('exit'), value: t('hour', { time: endTime }), isWide: false },
    { label: t('building'), value: buildingName, isWide: true },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MapLink({ address }: { address: string }) {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  const { anchor, hint } = useOutsideLink(address);
  return (
    <a className={styles.link} {...anchor}>
      {t('openMap')}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </a>
  );
}

function Where({ invitation }: { invitation: PublicInvitation }) {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  const { mapUrl, buildingName: hotel, address, location } = invitation;
  const map = location && mapAddress(webConfig().links.map, location);
  return (
    <section className={styles.sheet} aria-labelledby="where">
      {mapUrl !== null && (
        <Picture
          stem={pictureStem(mapUrl)}
          alt={t('mapAlt', { hotel })}
          sizes="(min-width: 1024px) 500px, 100vw"
          ratio="4 / 3"
          className={styles.map}
        />
      )}
      <div className={styles.where}>
        <Heading level={2} size="small" id="where">
          {t('where')}
        </Heading>
        <address className={styles.address}>
          <span className={styles.label}>{t('address')}</span>
          {address.map(line => (
            <div key={line}>{line}</div>
          ))}
        </address>
        {map !== null && <MapLink address={map} />}
      </div>
    </section>
  );
}

export function OpenInvitation({ invitation }: { invitation: PublicInvitation }) {
  const t = useText('visitor-invitation');
  const styles = useStyles();
  return (
    <PageFrame className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('title', { hotel: invitation.buildingName })}</Heading>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Pass invitation={invitation} />
      <Where invitation={invitation} />
    </PageFrame>
  );
}
