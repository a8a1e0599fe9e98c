import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';

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
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'inherit',
    textDecorationLine: 'none',
    [canHover]: { ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
  },
});

function Column({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={mergeClasses(styles.column, className)}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

export function Footer() {
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
      <div className={styles.row}>
        <p className={styles.line}>{t('footer.line')}</p>
        <Column label={t('footer.guest')}>
          <li>
            <Link className={styles.link} to={paths.settingsLanguage}>
              {t('footer.language')}
            </Link>
          </li>
          {outside('help')}
        </Column>
        <Column label={t('footer.legal')}>
          {outside('terms')}
          {outside('privacy')}
          {outside('cookies')}
        </Column>
        <Column label={t('footer.app')}>
          {outside('appStore')}
          {outside('playStore')}
        </Column>
      </div>
    </footer>
  );
}
