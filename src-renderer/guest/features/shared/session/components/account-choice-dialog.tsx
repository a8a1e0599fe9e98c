import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { chooseNames } from '../account-choice.ts';
import type { SignedInGuest } from '../session-state.ts';
import type { TokenQuestion } from '../token-question.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  accounts: { display: 'grid', gap: '12px', margin: '20px 0' },
  account: {
    display: 'grid',
    gap: '2px',
    padding: '14px 20px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
  },
  label: { color: brand.inkSoft, fontSize: '0.875rem' },
  name: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  email: { margin: 0, color: brand.inkSoft, overflowWrap: 'anywhere' },
});

function Account({ label, guest: { displayName, email } }: { label: string; guest: SignedInGuest }) {
  const styles = useStyles();
  return (
    <div className={styles.account}>
      <dt className={styles.label}>{label}</dt>
      {displayName.trim() !== '' && <dd className={styles.name}>{displayName}</dd>}
      <dd className={styles.email}>{email}</dd>
    </div>
  );
}

/** Escape and the main button keep the current account; that button comes first to get the focus (SEC-05). */
export default function AccountChoiceDialog({ question, open }: { question: TokenQuestion; open: boolean }) {
  const styles = useStyles();
  const t = useText('session');
  const { current, other, stay, change } = question;
  const names = chooseNames({ current, other });
  return (
    <Modal
      open={open}
      kind="alert"
      size="small"
      title={t('choice.title')}
      onClose={stay}
      actions={
        <>
          <Button size="large" appearance="primary" onClick={stay}>
            {t('choice.stay', { name: names.current })}
          </Button>
          <Button size="large" onClick={change}>
            {t('choice.change', { name: names.other })}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('choice.text')}</p>
      <dl className={styles.accounts}>
        <Account label={t('choice.current')} guest={current} />
        <Account label={t('choice.other')} guest={other} />
      </dl>
      <p className={styles.text}>{t('choice.hint', { name: names.current })}</p>
    </Modal>
  );
}
