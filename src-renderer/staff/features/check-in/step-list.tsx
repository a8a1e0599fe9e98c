import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { AssistedState } from '#shared/contract/staff/assisted-check-in.ts';
import { identitySigns } from '../shared/identity/identity-signs.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import type { CheckInGuest } from './queries.ts';
import { identityOf, isDone, type Step, stepsOf } from './steps.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '12px',
    padding: '12px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
    [from.large]: { position: 'sticky', top: '74px' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.large]: { display: 'grid' },
  },
  step: {
    ...systemEdge,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '6px 4px',
    border: 0,
    borderRadius: '12px',
    backgroundColor: 'transparent',
    color: brand.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [from.large]: { padding: '6px 8px' },
  },
  shown: { backgroundColor: brand.terracottaWash, fontWeight: 600 },
  number: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: '999px',
    border: `1px dashed ${brand.inkSoft}`,
    color: brand.inkSoft,
    fontVariantNumeric: 'tabular-nums',
    '& svg': { width: '16px', height: '16px' },
  },
  done: { border: `1px solid ${brand.sage}`, backgroundColor: brand.sageWash, color: brand.sageInk },
  name: { flexGrow: 1, minWidth: 0 },
  word: { color: brand.inkSoft, fontSize: '0.8125rem', fontWeight: 400 },
  // A phone has the room for the step at hand alone; the others are their signs.
  atDesk: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'clip',
    [from.large]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible' },
  },
  identity: {
    display: 'grid',
    gap: '4px',
    padding: '12px 8px 0',
    borderTop: `1px solid ${brand.hairline}`,
  },
});

type StepListProps = {
  guest: CheckInGuest;
  state: AssistedState;
  shown: Step;
  onShow: (step: Step) => void;
};

/** The steps with what is done, and the document, which is seen on a page of its own. */
export function StepList({ guest, state, shown, onShow }: StepListProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  return (
    <nav className={styles.card} aria-label={t('steps.label')}>
      <ol className={styles.list}>
        {stepsOf(state).map((step, at) => {
          const done = isDone(step, state);
          return (
            <li key={step}>
              <button
                type="button"
                className={mergeClasses(styles.step, step === shown && styles.shown)}
                aria-current={step === shown ? 'step' : undefined}
                onClick={() => onShow(step)}
              >
                <span className={mergeClasses(styles.number, done && styles.done)} aria-hidden="true">
                  {done ? <CheckIcon /> : at + 1}
                </span>
                <span className={mergeClasses(styles.name, step !== shown && styles.atDesk)}>
                  {t(`steps.${step}`)}
                </span>{' '}
                <span className={mergeClasses(styles.word, styles.atDesk)}>
                  {t(done ? 'steps.done' : 'steps.open')}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <Identity guest={guest} state={state} />
    </nav>
  );
}

function Identity({ guest, state }: Pick<StepListProps, 'guest' | 'state'>) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const status = identityOf(state);
  return (
    <div className={styles.identity}>
      <State
        {...identitySigns[status]}
        word={t(`identity.${status}.word`)}
        note={t(`identity.${status}.note`)}
      />
      {status !== 'APPROVED' && (
        <TextLink to={staffPaths.documentOfCheckIn(guest.bookingId, guest.roomGuestId)}>
          {t('identity.see')}
        </TextLink>
      )}
    </div>
  );
}
