import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ArrowRightIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { KeyIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { DoorInIcon, DoorOutIcon, FindIcon } from './kiosk-icons.tsx';

const landscape = '@media (min-aspect-ratio: 1/1)';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gap: '20px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [landscape]: { gap: '14px' },
  },
  others: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
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
    minHeight: '176px',
    [landscape]: { minHeight: '140px', gap: '8px', padding: '18px 24px' },
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
  small: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '16px',
    height: '100%',
    minHeight: '88px',
    [landscape]: { minHeight: '72px' },
    padding: '8px 20px',
    borderRadius: '20px',
    color: brand.ink,
    textDecorationLine: 'none',
    ':active': { backgroundColor: brand.groundDeep },
    '& svg': { width: '36px', height: '36px', color: tokens.colorBrandForeground1 },
  },
  nameSmall: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.2 },
  text: { display: 'grid', gap: '4px' },
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
      <span className={styles.text}>
        <span className={mergeClasses(styles.name, isMain && styles.nameMain)}>{name}</span>{' '}
        <span className={mergeClasses(styles.note, isMain && styles.noteMain)}>{note}</span>
      </span>
      {isMain && <ArrowRightIcon />}
    </Link>
  );
}

type SmallChoiceProps = Pick<ChoiceProps, 'to' | 'icon' | 'name' | 'note'>;

function SmallChoice({ to, icon, name, note }: SmallChoiceProps) {
  const styles = useStyles();
  return (
    <Link to={to} className={styles.small}>
      {icon}
      <span className={styles.text}>
        <span className={styles.nameSmall}>{name}</span> <span className={styles.note}>{note}</span>
      </span>
    </Link>
  );
}

const signIn = (method: 'reservation' | 'password') => ({
  pathname: paths.login,
  search: `?way=${method}`,
});

const errands = {
  checkIn: { to: paths.checkin, icon: <DoorInIcon /> },
  checkOut: { to: paths.checkout, icon: <DoorOutIcon /> },
  book: { to: paths.bookingStep1, icon: <KeyIcon /> },
} as const;

export type StartErrand = keyof typeof errands;

type StartChoicesProps = {
  order: readonly StartErrand[];
};

export function StartChoices({ order }: StartChoicesProps) {
  const styles = useStyles();
  const t = useText('kiosk');
  const choice = (errand: StartErrand, isMain: boolean) => (
    <Choice
      {...errands[errand]}
      name={t(`start.${errand}`)}
      note={t(`start.${errand}Note`)}
      isMain={isMain}
    />
  );
  const [first, ...others] = order;
  return (
    <ul className={styles.choices}>
      {first && <li>{choice(first, true)}</li>}
      <li>
        <ul className={styles.others}>
          {others.map(errand => (
            <li key={errand}>{choice(errand, false)}</li>
          ))}
        </ul>
      </li>
      <li>
        <ul className={styles.others}>
          <li>
            <SmallChoice
              to={signIn('reservation')}
              icon={<FindIcon />}
              name={t('start.find')}
              note={t('start.findNote')}
            />
          </li>
          <li>
            <SmallChoice
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
