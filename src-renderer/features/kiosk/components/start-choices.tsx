import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArrowRightIcon, PersonIcon } from '#renderer/ui/icons.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { FindIcon, KeyIcon, PhoneIcon } from './kiosk-icons.tsx';

const useStyles = makeStyles({
  choices: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  others: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  choice: {
    display: 'grid',
    alignContent: 'space-between',
    gap: '16px',
    height: '100%',
    minHeight: '216px',
    padding: '24px',
    borderRadius: '28px',
    border: `2px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    color: brand.ink,
    textDecorationLine: 'none',
    ':active': { backgroundColor: brand.groundDeep },
    '& svg': { width: '48px', height: '48px', color: tokens.colorBrandForeground1 },
  },
  main: {
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    alignContent: 'center',
    gap: '28px',
    padding: '28px 36px',
    border: 'none',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: brand.shadowLift,
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    '& svg': { width: '64px', height: '64px', color: 'inherit' },
  },
  words: { display: 'grid', gap: '4px' },
  name: { fontFamily: brand.fontDisplay, fontSize: '1.375rem', lineHeight: 1.15 },
  nameMain: { fontSize: '2.75rem', letterSpacing: '-0.015em' },
  note: { color: brand.inkSoft, lineHeight: 1.3 },
  noteMain: { color: 'inherit', fontSize: '1.125rem' },
});

type ChoiceProps = { to: To; icon: ReactNode; name: string; note: string; isMain?: boolean };

function Choice({ to, icon, name, note, isMain = false }: ChoiceProps) {
  const styles = useStyles();
  return (
    <Link to={to} className={mergeClasses(styles.choice, isMain && styles.main)}>
      {icon}
      <span className={styles.words}>
        <span className={mergeClasses(styles.name, isMain && styles.nameMain)}>{name}</span>{' '}
        <span className={mergeClasses(styles.note, isMain && styles.noteMain)}>{note}</span>
      </span>
      {isMain && <ArrowRightIcon />}
    </Link>
  );
}

const signIn = (way: 'phone' | 'reservation' | 'password') => ({
  pathname: paths.login,
  search: `?way=${way}`,
});

/** What a guest can do here (PD-41). */
export function StartChoices({ canBook }: { canBook: boolean }) {
  const styles = useStyles();
  const t = useText('kiosk');
  return (
    <ul className={styles.choices}>
      {canBook && (
        <li>
          <Choice
            isMain
            to={paths.bookingStep1}
            icon={<KeyIcon />}
            name={t('start.book')}
            note={t('start.bookNote')}
          />
        </li>
      )}
      <li>
        <ul className={styles.others}>
          <li>
            <Choice
              to={signIn('phone')}
              icon={<PhoneIcon />}
              name={t('start.checkIn')}
              note={t('start.checkInNote')}
            />
          </li>
          <li>
            <Choice
              to={signIn('reservation')}
              icon={<FindIcon />}
              name={t('start.find')}
              note={t('start.findNote')}
            />
          </li>
          <li>
            <Choice
              to={signIn('password')}
              icon={<PersonIcon />}
              name={t('start.signIn')}
              note={t('start.signInNote')}
            />
          </li>
        </ul>
      </li>
    </ul>
  );
}
