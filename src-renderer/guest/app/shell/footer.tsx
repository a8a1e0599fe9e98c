import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';

const belowMedium = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  footer: {
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    '& :focus-visible': { outlineColor: brand.onJatoba },
  },
  row: {
    display: 'grid',
    gap: '32px',
    maxWidth: '1280px',
    marginInline: 'auto',
    padding: '40px 20px max(28px, env(safe-area-inset-bottom))',
    gridTemplateColumns: '1fr 1fr',
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
      padding: '56px 32px 36px',
    },
    [from.wide]: { paddingInline: '40px' },
  },
  line: {
    gridColumn: '1 / -1',
    margin: 0,
    maxWidth: '16ch',
    fontFamily: brand.fontDisplay,
    fontSize: '1.75rem',
    lineHeight: 1.15,
    letterSpacing: '-0.015em',
    [from.medium]: { gridColumn: 'auto' },
  },
  column: { display: 'grid', alignContent: 'start' },
  label: { margin: '0 0 6px', color: brand.onJatobaSoft, fontSize: '0.875rem' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  shortRow: {
    [belowMedium]: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', padding: '12px 20px' },
  },
  shortColumn: { [belowMedium]: { display: 'contents' } },
  shortList: { [belowMedium]: { display: 'flex', flexWrap: 'wrap', gap: '0 20px' } },
  leftOut: { [belowMedium]: { display: 'none' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'inherit',
    textDecorationLine: 'none',
    [canHover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
  },
});

type ColumnProps = { label: string; children: ReactNode; isShort: boolean; isLeftOut?: boolean };

function Column({ label, children, isShort, isLeftOut = false }: ColumnProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div
      className={mergeClasses(
        styles.column,
        isShort && styles.shortColumn,
        isShort && isLeftOut && styles.leftOut,
      )}
    >
      <p className={mergeClasses(styles.label, isShort && styles.leftOut)} id={id}>
        {label}
      </p>
      <ul className={mergeClasses(styles.list, isShort && styles.shortList)} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** `isShort`: inside the app a phone's footer is one line of links (APP-60). */
export function Footer({ isShort = false }: { isShort?: boolean }) {
  const styles = useStyles();
  const t = useText('shell');
  const links = webConfig().links;
  const outside = (name: 'help' | 'cookies' | 'terms' | 'privacy' | 'appStore' | 'playStore') => (
    <li>
      <ExternalLink className={styles.link} href={links[name]}>
        {t(`footer.${name}`)}
      </ExternalLink>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <div className={mergeClasses(styles.row, isShort && styles.shortRow)}>
        <p className={mergeClasses(styles.line, isShort && styles.leftOut)}>{t('footer.line')}</p>
        <Column label={t('footer.guest')} isShort={isShort}>
          <li>
            <Link className={styles.link} to={paths.settingsLanguage}>
              {t('footer.language')}
            </Link>
          </li>
          {outside('help')}
        </Column>
        <Column label={t('footer.legal')} isShort={isShort}>
          {outside('terms')}
          {outside('privacy')}
          {outside('cookies')}
        </Column>
        <Column label={t('footer.app')} isShort={isShort} isLeftOut>
          {outside('appStore')}
          {outside('playStore')}
        </Column>
      </div>
    </footer>
  );
}
