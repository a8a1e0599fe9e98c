import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { mapSearchAddress } from '#renderer/platform/ui/map-address.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, tokens } from '#renderer/platform/ui/theme.ts';
import { useMedia } from '#renderer/platform/ui/use-media.ts';
import type { RecommendationDetails } from '#shared/contract/guest/curation.ts';
import { addressLines, callKind, dialled, parseWebsite } from '../guide-lists.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gap: '4px', justifyItems: 'start' },
  address: { fontStyle: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' },
  call: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
  },
  facts: {
    display: 'grid',
    gap: '12px',
    width: '100%',
    margin: 0,
    '& dt': { color: brand.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

export function PlaceAddress({ address }: { address: RecommendationDetails['address'] }) {
  const styles = useStyles();
  const t = useText('guide');
  const lines = addressLines(address);
  return (
    <section className={styles.section} aria-labelledby="place-address">
      <Heading level={3} size="small" id="place-address">
        {t('place.address')}
      </Heading>
      <address className={styles.address}>
        {lines.map(line => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <ExternalLink href={mapSearchAddress(webConfig().links.mapSearch, lines)}>
        {t('place.map')}
      </ExternalLink>
    </section>
  );
}

type PlaceContactProps = Pick<RecommendationDetails, 'website' | 'phone'>;

export function PlaceContact({ website, phone }: PlaceContactProps) {
  const styles = useStyles();
  const t = useText('guide');
  const page = parseWebsite(website);
  const call = dialled(phone);
  if (page === null && call === null) return null;
  return (
    <dl className={styles.facts} aria-label={t('place.contact')}>
      {page !== null && (
        <div>
          <dt>{t('place.website')}</dt>
          <dd>
            <ExternalLink href={page.href}>{page.name}</ExternalLink>
          </dd>
        </div>
      )}
      {phone !== null && call !== null && (
        <div>
          <dt>{t('place.phone')}</dt>
          <dd>
            <Call phone={phone} call={call} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Devices that dial: a guest's own phone or tablet. */
const HANDHELD = '@media (pointer: coarse)';

/** A phone dials, a public screen shows a QR code for a phone, and elsewhere the number is text (PD-126). */
function Call({ phone, call }: { phone: string; call: string }) {
  const styles = useStyles();
  const isHandheld = useMedia(HANDHELD);
  const { device, profile } = host();
  const showsCodes = profile.capabilities.externalLinks === 'qr';
  const kind = callKind({ isOwn: device === null, showsCodes, isHandheld });
  if (kind === 'code') return <ExternalLink href={call}>{phone}</ExternalLink>;
  if (kind === 'text') return phone;
  return (
    <a className={styles.call} href={call}>
      {phone}
    </a>
  );
}
