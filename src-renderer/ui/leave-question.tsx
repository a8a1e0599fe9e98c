import { Button } from '@fluentui/react-components';
import type { Blocker } from 'react-router';
import { Modal } from './modal.tsx';

type LeaveQuestionProps = {
  blocker: Blocker;
  words: { title: string; text: string; leave: string; stay: string };
};

/** Asks who is about to leave a screen whether they mean it; to stay is the main way. */
export function LeaveQuestion({ blocker, words }: LeaveQuestionProps) {
  const stay = () => blocker.reset?.();
  return (
    <Modal
      open={blocker.state === 'blocked'}
      kind="alert"
      size="small"
      title={words.title}
      onClose={stay}
      actions={
        <>
          <Button size="large" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
          <Button size="large" appearance="primary" onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      {words.text}
    </Modal>
  );
}
