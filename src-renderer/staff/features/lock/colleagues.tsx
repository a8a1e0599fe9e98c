import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { PersonIcon, PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { signOut } from '../shared/session/session.ts';
import type { Who } from './who.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '12px' },
  title: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600 },
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  person: {
    width: '100%',
    maxWidth: 'none',
    justifyContent: 'flex-start',
  },
  chosen: { backgroundColor: brand.terracottaWash, border: '1px solid var(--colorBrandStroke1)' },
  signOut: { justifySelf: 'start', marginInlineStart: '-12px' },
});

type ColleaguesProps = {
  people: readonly Who[];
  /** A `staffId`; null is somebody whose session is not at this desk yet. */
  chosen: string | null;
  onChoose: (chosen: string | null) => void;
};

/** The people of this desk's shift, each of whom can go on where the page stands. */
export function Colleagues({ people, chosen, onChoose }: ColleaguesProps) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const errorText = useErrorText();
  const leave = useMutation({ mutationFn: signOut });
  return (
    <section className={styles.box} aria-labelledby="colleagues">
      <Heading level={2} id="colleagues" className={styles.title}>
        {t('who')}
      </Heading>
      <ul className={styles.list}>
        {people.map(({ staffId, name }) => (
          <li key={staffId}>
            <Button
              className={mergeClasses(styles.person, staffId === chosen && styles.chosen)}
              icon={<PersonIcon />}
              data-form="choice"
              aria-pressed={staffId === chosen}
              onClick={() => onChoose(staffId)}
            >
              {name}
            </Button>
          </li>
        ))}
        <li>
          <Button
            className={mergeClasses(styles.person, chosen === null && styles.chosen)}
            icon={<PlusIcon />}
            data-form="choice"
            aria-pressed={chosen === null}
            onClick={() => onChoose(null)}
          >
            {t('another.choose')}
          </Button>
        </li>
      </ul>
      <Button
        className={styles.signOut}
        appearance="transparent"
        disabledFocusable={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('signOut')}
      </Button>
      {leave.isError && <Notice intent="error">{errorText(leave.error)}</Notice>}
    </section>
  );
}
