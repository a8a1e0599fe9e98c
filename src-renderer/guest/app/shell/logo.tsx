import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BrandMark } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  logo: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    marginInlineStart: '-4px',
    paddingInline: '4px',
    borderRadius: '12px',
    color: brand.ink,
    textDecorationLine: 'none',
    fontFamily: brand.fontDisplay,
    fontSize: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    '& svg': { width: '32px', height: '32px', marginBlockStart: '-4px' },
  },
});

export function Logo() {
  const t = useText('shell');
  return (
    <Link to={paths.home} className={useStyles().logo} aria-label={t('home')}>
      <BrandMark />
      {t('brand')}
    </Link>
  );
}
