import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ChatIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { ExternalLink, TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gap: '28px',
    padding: '32px 24px',
    borderRadius: '28px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    [from.medium]: { padding: '48px', gap: '36px' },
  },
  title: { color: brand.onJatoba },
  list: {
    display: 'grid',
    gap: '28px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '36px 40px' },
    [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  item: { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '10px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '56px',
    paddingTop: '6px',
    borderRadius: brand.arch,
    border: '1px solid #d8a63c',
    color: '#e9c576',
  },
  text: { margin: 0, color: brand.onJatobaSoft },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: brand.onJatoba,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    textUnderlineOffset: '0.25em',
    [canHover]: { ':hover': { textDecorationColor: 'currentColor' } },
    ':focus-visible': { outlineColor: 'currentColor' },
  },
});

const SunsetIcon = () => (
  <LineIcon>
    <path d="M2.5 15.5h15M5 12a5 5 0 0 1 10 0M10 3v2.5M3.8 6l1.7 1.7M16.2 6l-1.7 1.7" />
  </LineIcon>
);
const HeartPinIcon = () => (
  <LineIcon>
    <path d="M10 17.5s-6-5.3-6-9.7a6 6 0 0 1 12 0c0 4.4-6 9.7-6 9.7Z" />
    <path d="M10 10.8S7.4 9.2 7.4 7.6A1.4 1.4 0 0 1 10 7a1.4 1.4 0 0 1 2.6.6c0 1.6-2.6 3.2-2.6 3.2Z" />
  </LineIcon>
);
const ClockIcon = () => (
  <LineIcon>
    <circle cx="9" cy="10.5" r="6.3" />
    <path d="M9 7v3.8l2.4 1.5M16.5 2.5v5M14 5h5" />
  </LineIcon>
);

const icons = { concierge: ChatIcon, checkout: SunsetIcon, curated: HeartPinIcon, hours: ClockIcon };

export function Highlights({ manage }: { manage: string | null }) {
  const styles = useStyles();
  const t = useText('home-more');
  const links: Record<keyof typeof icons, ReactNode> = {
    concierge: (
      <ExternalLink className={styles.link} href={webConfig().links.concierge}>
        {t('highlights.concierge.way')}
      </ExternalLink>
    ),
    checkout: manage && (
      <TextLink className={styles.link} to={manage}>
        {t('highlights.checkout.way')}
      </TextLink>
    ),
    curated: (
      <TextLink className={styles.link} to={paths.curation}>
        {t('highlights.curated.way')}
      </TextLink>
    ),
    hours: manage && (
      <TextLink className={styles.link} to={manage}>
        {t('highlights.hours.way')}
      </TextLink>
    ),
  };
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <Heading level={2} id="highlights" className={styles.title}>
        {t('highlights.title')}
      </Heading>
      <ul className={styles.list}>
        {(['concierge', 'checkout', 'curated', 'hours'] as const).map(name => {
          const Icon = icons[name];
          return (
            <li key={name} className={styles.item}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <Heading level={3} size="small" className={styles.title}>
                {t(`highlights.${name}.name`)}
              </Heading>
              <p className={styles.text}>{t(`highlights.${name}.text`)}</p>
              {links[name]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
