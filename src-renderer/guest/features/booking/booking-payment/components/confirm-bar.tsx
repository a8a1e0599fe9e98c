import { Button, makeStyles } from '@fluentui/react-components';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Missing } from '../payment-choice.ts';
import type { PaymentFlow } from '../payment-flow.ts';
import type { Confirm } from '../use-confirm.ts';

const useStyles = makeStyles({
  bar: { display: 'grid', gap: '12px' },
  button: { minHeight: '56px', width: '100%' },
  missing: { padding: '12px 16px', borderRadius: '14px', backgroundColor: brand.brassWash },
  line: { margin: 0, lineHeight: 1.5 },
  show: { minWidth: 0, padding: 0, textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
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

type ConfirmBarProps = {
  label: string;
  flow: PaymentFlow;
  confirm: Confirm;
  isSecond: boolean;
};

export function ConfirmBar({ label, flow, confirm, isSecond }: ConfirmBarProps) {
  const { missing, showMissing, start } = confirm;
  const t = useText('booking-payment');
  const styles = useStyles();
  const working = isWork(flow.step) ? flow.step : null;
  return (
    <div className={styles.bar}>
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
      <p className={styles.small}>{t(working === null ? 'confirm.terms' : 'progress.stay')}</p>
      <LegalLinks />
    </div>
  );
}
