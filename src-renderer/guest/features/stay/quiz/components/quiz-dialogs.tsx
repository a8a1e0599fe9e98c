import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { cancelConfirmed, cancelWithdrawn, type QuizState, successClosed } from '../quiz-state.ts';

type QuizDialogsProps = {
  step: QuizState['step'];
  change: (transition: (state: QuizState) => QuizState) => void;
};

export function QuizDialogs({ step, change }: QuizDialogsProps) {
  const t = useText('quiz');
  return (
    <>
      <Modal
        open={step === 'canceling'}
        kind="alert"
        size="small"
        title={t('cancelDialog.title')}
        onClose={() => change(cancelWithdrawn)}
        actions={
          <>
            <Button size="large" onClick={() => change(cancelConfirmed)}>
              {t('cancelDialog.confirm')}
            </Button>
            <Button size="large" appearance="primary" onClick={() => change(cancelWithdrawn)}>
              {t('cancelDialog.stay')}
            </Button>
          </>
        }
      >
        {t('cancelDialog.text')}
      </Modal>
      <Modal
        open={step === 'saved'}
        size="small"
        title={t('saved.title')}
        onClose={() => change(successClosed)}
        actions={
          <>
            <ButtonLink to={paths.home}>{t('saved.home')}</ButtonLink>
            <ButtonLink to={paths.minibar} appearance="primary">
              {t('saved.minibar')}
            </ButtonLink>
          </>
        }
      >
        {t('saved.text')}
      </Modal>
    </>
  );
}
