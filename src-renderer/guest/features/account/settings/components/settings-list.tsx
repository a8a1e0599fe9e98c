import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { settingSections } from '../sections.ts';
import { SignOutIcon, settingIcons } from './setting-icons.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li + li': { borderTop: `1px solid ${brand.hairline}`, [from.large]: { border: 'none' } },
  },
  entry: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    width: '100%',
    minHeight: '60px',
    padding: '8px 16px',
    border: 'none',
    borderRadius: '14px',
    backgroundColor: 'transparent',
    color: brand.ink,
    font: 'inherit',
    fontSize: '1.0625rem',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
    '& svg': { color: brand.inkSoft },
    [from.large]: { minHeight: '52px', fontSize: '1rem' },
  },
  here: {
    backgroundColor: brand.terracottaWash,
    fontWeight: 600,
    [canHover]: { ':hover': { backgroundColor: brand.terracottaWash } },
    '& svg': { color: tokens.colorBrandForeground1 },
  },
});

type SettingsListProps = { path: string; onSignOut: () => void };

export function SettingsList({ path, onSignOut }: SettingsListProps) {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <nav aria-label={t('list')}>
      <ul className={styles.list}>
        {settingSections(host().profile.capabilities).map(({ name, to }) => {
          const Icon = settingIcons[name];
          const isHere = path === to || path.startsWith(`${to}/`);
          return (
            <li key={name}>
              <Link
                className={mergeClasses(styles.entry, isHere && styles.here)}
                to={to}
                aria-current={isHere ? 'page' : undefined}
              >
                <Icon />
                {t(`places.${name}`)}
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <SignOutIcon />
            {t('places.signOut')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
