import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { countMissing } from '#renderer/guest/features/shared/sign-up/sign-up-schema.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Missing } from '../payment-choice.ts';
import { type PaymentFlow, paymentFlowAtom } from '../payment-flow.ts';
import type { Booker } from '../use-booker.ts';
import type { Confirm } from '../use-confirm.ts';

const useStyles = makeStyles({
  button: { minHeight: '52px', [from.large]: { minHeight: '56px', width: '100%' } },
  // On a phone the count beside the sum says it in one line.
  missing: {
    display: 'none',
    padding: '12px 16px',
    borderRadius: '14px',
    backgroundColor: brand.brassWash,
    color: brand.ink,
    textAlign: 'start',
    [from.large]: { display: 'block' },
  },
  line: { margin: 0, lineHeight: 1.5 },
  show: {
    justifyContent: 'start',
    minWidth: 0,
    minHeight: '44px',
    padding: 0,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
  },
  terms: { display: 'grid', gap: '4px' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontSize: '0.875rem' },
  small: { margin: 0, color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.45 },
});

const textKeys = {
  signUp: 'confirm.missingSignUp',
  card: 'confirm.missingCard',
  installments: 'confirm.missingInstallments',
  cardForm: 'confirm.missingCardForm',
  taxId: 'confirm.missingTaxId',
} as const satisfies Record<Missing, string>;

const steps = new Set<PaymentFlow['step']>(['signingUp', 'signingIn', 'tokenizing', 'booking']);
type WorkStep = 'signingUp' | 'signingIn' | 'tokenizing' | 'booking';
const isWork = (step: PaymentFlow['step']): step is WorkStep => steps.has(step);

function useWorkStep(): WorkStep | null {
  const { step } = useAtomValue(paymentFlowAtom);
  return isWork(step) ? step : null;
}

type MissingProps = { booker: Booker; confirm: Confirm };

/** On a phone: how many fields are missing, as a way to the first. */
export function MissingCount({ booker, confirm }: MissingProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const typed = useWatch({ control: booker.signUp.control });
  const { missing, showMissing } = confirm;
  if (missing === null || missing.length === 0)
    return <span className={styles.small}>{t('confirm.withTaxes')}</span>;
  const fields = missing.includes('signUp')
    ? Math.max(1, countMissing({ ...booker.signUp.getValues(), ...typed }))
    : 0;
  const count = fields + missing.filter(what => what !== 'signUp').length;
  const text = t('confirm.missingCount', { count });
  return (
    <Button
      className={styles.show}
      appearance="transparent"
      aria-label={`${text}. ${t('confirm.showMissing')}`}
      onClick={showMissing}
    >
      {text}
    </Button>
  );
}

/** Beside the form: what is missing, as a way to the first of it. */
export function MissingNote({ confirm }: { confirm: Confirm }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const { missing, showMissing } = confirm;
  return (
    <div aria-live="polite">
      {missing !== null && missing.length > 0 && (
        <div className={styles.missing}>
          <p className={styles.line}>
            {t('confirm.missingTitle')} {missing.map(what => t(textKeys[what])).join(', ')}.
          </p>
          <Button className={styles.show} appearance="transparent" onClick={showMissing}>
            {t('confirm.showMissing')}
          </Button>
        </div>
      )}
    </div>
  );
}

type ConfirmButtonProps = { label: string; confirm: Confirm; isSecond: boolean };

export function ConfirmButton({ label, confirm, isSecond }: ConfirmButtonProps) {
  const { missing, start } = confirm;
  const t = useText('booking-payment');
  const styles = useStyles();
  const working = useWorkStep();
  return (
    <>
      <BusyButton
        className={styles.button}
        appearance={isSecond ? 'secondary' : 'primary'}
        size="large"
        busy={working !== null}
        disabled={missing === null || missing.length > 0}
        onClick={start}
      >
        {working === null ? label : t(`progress.${working}`)}
      </BusyButton>
      <VisuallyHidden role="status">{working === null ? '' : t(`progress.${working}`)}</VisuallyHidden>
    </>
  );
}

/** The sign-up form of a new guest has the same links. */
function LegalLinks() {
  const t = useText('sign-up');
  const styles = useStyles();
  const { terms, privacy } = webConfig().links;
  if (useSession().status !== 'signedIn') return null;
  return (
    <div className={styles.links}>
      <ExternalLink href={terms}>{t('terms')}</ExternalLink>
      <ExternalLink href={privacy}>{t('privacy')}</ExternalLink>
    </div>
  );
}

export function ConfirmTerms() {
  const t = useText('booking-payment');
  const styles = useStyles();
  const working = useWorkStep();
  return (
    <div className={styles.terms}>
      <p className={styles.small}>{t(working === null ? 'confirm.terms' : 'progress.stay')}</p>
      <LegalLinks />
    </div>
  );
}
