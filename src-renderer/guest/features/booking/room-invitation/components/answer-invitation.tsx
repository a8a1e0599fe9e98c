import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type Answer, useAnswer } from '../queries.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  text: { margin: 0 },
});

type AnswerInvitationProps = { bookingId: string; onAnswered: (answer: Answer) => void };

export function AnswerInvitation({ bookingId, onAnswered }: AnswerInvitationProps) {
  const t = useText('room-invitation');
  const styles = useStyles();
  const errorText = useErrorText();
  const [isDeclining, setDeclining] = useState(false);
  const answer = useAnswer(bookingId, onAnswered);
  const sending = answer.isPending ? answer.variables : null;
  const failure = answer.isError && <Notice intent="error">{errorText(answer.error)}</Notice>;
  return (
    <div className={styles.box}>
      {!isDeclining && failure}
      <div className={styles.actions}>
        <BusyButton
          busy={sending === 'accept'}
          disabled={sending === 'decline'}
          onClick={() => answer.mutate('accept')}
        >
          {t('accept')}
        </BusyButton>
        <Button size="large" disabledFocusable={answer.isPending} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      <Modal
        open={isDeclining}
        kind="alert"
        title={t('confirm.title')}
        onClose={() => !answer.isPending && setDeclining(false)}
        actions={
          <>
            <Button size="large" disabledFocusable={answer.isPending} onClick={() => setDeclining(false)}>
              {t('confirm.keep')}
            </Button>
            <BusyButton busy={sending === 'decline'} onClick={() => answer.mutate('decline')}>
              {t('confirm.decline')}
            </BusyButton>
          </>
        }
      >
        <div className={styles.box}>
          {failure}
          <p className={styles.text}>{t('confirm.text')}</p>
        </div>
      </Modal>
    </div>
  );
}
