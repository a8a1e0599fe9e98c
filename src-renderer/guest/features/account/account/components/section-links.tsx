import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon, CoinsIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { CardIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, canHover, from, placeAlone } from '#renderer/platform/ui/theme.ts';
import type { FlagState } from '#shared/flags.ts';
import { accountSections } from '../sections.ts';

const SlidersIcon = () => (
  <LineIcon>
    <path d="M3 6.5h7m5 0h2M3 13.5h2m5 0h7" />
    <circle cx="12.5" cy="6.5" r="2.3" />
    <circle cx="7.5" cy="13.5" r="2.3" />
  </LineIcon>
);

const sectionIcons = {
  personalInformation: PersonIcon,
  cards: CardIcon,
  credits: CoinsIcon,
  settings: SlidersIcon,
};

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px' },
  },
  section: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: '16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [canHover]: { ':hover': { boxShadow: brand.shadowSoft } },
    [from.medium]: { padding: '24px' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
  },
  texts: { display: 'grid', gap: '2px' },
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    // The whole card is the area of its one link.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${brand.ink}`, outlineOffset: '2px' },
  },
  text: { margin: 0, color: brand.inkSoft },
  arrow: { color: brand.inkSoft },
  unknown: placeAlone,
});

export function SectionLinks({ credits }: { credits: FlagState }) {
  const styles = useStyles();
  const t = useText('account');
  return (
    <ul className={styles.list} aria-label={t('links')}>
      {accountSections
        .filter(({ name }) => credits !== false || name !== 'credits')
        .map(({ name, to }) => {
          const Icon = sectionIcons[name];
          const isUnknown = name === 'credits' && credits === 'loading';
          return (
            <li key={name} className={mergeClasses(styles.section, isUnknown && styles.unknown)}>
              <span className={styles.icon}>
                <Icon />
              </span>
              <div className={styles.texts}>
                <Heading level={2} size="small">
                  <Link className={styles.link} to={to}>
                    {t(`places.${name}.name`)}
                  </Link>
                </Heading>
                <p className={styles.text}>{t(`places.${name}.text`)}</p>
              </div>
              <span className={styles.arrow}>
                <ArrowRightIcon />
              </span>
            </li>
          );
        })}
    </ul>
  );
}
