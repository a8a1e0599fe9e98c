import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/i18n/i18n.ts';
import { house } from '#renderer/ui/theme.ts';
import { paths } from '../paths.ts';

const useStyles = makeStyles({
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    marginInlineStart: '-4px',
    paddingInline: '4px',
    borderRadius: '12px',
    color: house.ink,
    textDecorationLine: 'none',
    fontFamily: house.fontDisplay,
    fontSize: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    '& svg': { width: '32px', height: '32px', marginBlockStart: '-4px' },
  },
});

/** Mark and name; leads home (APP-17). */
export function Logo() {
  const t = useText('shell');
  return (
    <Link to={paths.home} className={useStyles().logo} aria-label={t('home')}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path fill="#C4633A" d="M13 61V36a19 19 0 0 1 38 0v25z" />
        <path fill="#F2E4CF" d="M19.3 61V36a12.7 12.7 0 0 1 25.4 0v25z" />
        <path fill="#6F8C68" d="M25.5 61V36a6.5 6.5 0 0 1 13 0v25z" />
        <circle fill="#D8A63C" cx="42.5" cy="10.3" r="6.2" />
      </svg>
      {t('brand')}
    </Link>
  );
}
