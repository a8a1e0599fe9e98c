import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowLeftIcon, BrandMark } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { StaffSession } from '#shared/contract/staff/staff-session.ts';
import { LockIcon } from '../shared/look/staff-icons.tsx';
import { StateArch } from '../shared/look/state-arch.tsx';
import { SignInFlow } from '../shared/sign-in/sign-in-flow.tsx';
import { Colleagues } from './colleagues.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { peopleOf } from './who.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    alignContent: 'start',
    gap: '24px',
    width: '100%',
    minHeight: '100%',
    padding: '0 16px 24px',
    // From the top: what appears below must not move the field that somebody types in.
    [from.medium]: { justifyContent: 'center', paddingBlock: '14vh 24px' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '56px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    fontWeight: 600,
    '& svg': { width: '28px', height: '28px' },
    [from.medium]: { position: 'absolute', top: 0, left: '24px' },
  },
  columns: {
    display: 'grid',
    gap: '24px',
    [from.medium]: { gridTemplateColumns: '420px 320px', gap: '56px', alignItems: 'start' },
  },
  person: {
    display: 'grid',
    gap: '20px',
    justifyItems: 'center',
    textAlign: 'center',
    minHeight: '520px',
    alignContent: 'start',
  },
  title: { fontSize: '1.75rem', lineHeight: '34px', fontWeight: 600 },
  note: { margin: '4px 0 0', color: brand.inkSoft },
  signIn: { display: 'grid', gap: '16px', width: '100%', maxWidth: '360px', textAlign: 'start' },
  back: { justifySelf: 'start' },
});

export function LockedDesk({ session }: { session: StaffSession }) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const people = peopleOf(session);
  // Null is somebody whose session is not at this desk yet.
  const [chosen, setChosen] = useState<string | null>(session.staffId);
  const who = people.find(({ staffId }) => staffId === chosen) ?? people[0];
  const isOther = chosen === null;
  const name = isOther ? null : who?.name;
  return (
    <div className={styles.page}>
      {/* The page's own title stands before it; a page that loads while locked has none yet. */}
      <title>{`${t('title')} · Pernoite`}</title>
      <div className={styles.brand}>
        <BrandMark />
        Pernoite
      </div>
      <div className={styles.columns}>
        <div className={styles.person}>
          <StateArch kind="waiting" size="large">
            <LockIcon />
          </StateArch>
          <div>
            <Heading level={1} className={styles.title}>
              {name ?? t('another.title')}
            </Heading>
            <p className={styles.note}>
              {t(isOther ? 'another.note' : who?.isSelf ? 'note' : 'colleagueNote')}
            </p>
          </div>
          {isOther ? (
            <div className={styles.signIn}>
              <SignInFlow onDone={() => undefined} />
              <Button
                className={styles.back}
                appearance="transparent"
                icon={<ArrowLeftIcon />}
                onClick={() => setChosen(session.staffId)}
              >
                {t('another.back', { name: session.name })}
              </Button>
            </div>
          ) : (
            who && <UnlockForm key={who.staffId} who={who} />
          )}
        </div>
        <Colleagues people={people} chosen={chosen} onChoose={setChosen} />
      </div>
    </div>
  );
}
