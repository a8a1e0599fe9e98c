import { Button, makeStyles } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { ArrowLeftIcon } from '#renderer/platform/ui/icons.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import type { ChatTree } from '#shared/contract/guest/chat.ts';
import {
  type ChatAction,
  type ChatState,
  type Choice,
  canGoBack,
  choicesOf,
  needsHelp,
} from '../chat-flow.ts';
import { useConversation } from '../use-conversation.ts';
import { ChatChoices } from './chat-choices.tsx';
import { ChatMessage } from './chat-message.tsx';
import { MessageForm } from './message-form.tsx';

const useStyles = makeStyles({
  matter: { display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  log: { display: 'grid', gap: '12px', marginBlockStart: 'auto' },
  tools: { display: 'flex', flexGrow: 1, justifyContent: 'space-between', gap: '8px', marginInline: '-12px' },
});

type ChatPanelProps = {
  open: boolean;
  onClose: () => void;
  tree: ChatTree;
  language: Language;
  email: string | null;
};

export default function ChatPanel({ open, onClose, tree, language, email }: ChatPanelProps) {
  const t = useText('chat');
  const content = useMemo(
    () => ({
      language,
      navigation: tree.navigation,
      constants: email === null ? tree.nonLoggedConstants : tree.constants,
    }),
    [tree, language, email],
  );
  const [state, dispatch] = useConversation(content, email, open);
  return (
    <Modal
      open={open}
      title={t('title')}
      onClose={onClose}
      size="panel"
      actions={canGoBack(state) ? <ChatTools state={state} dispatch={dispatch} /> : undefined}
    >
      <Conversation
        state={state}
        dispatch={dispatch}
        canLeaveMessage={email !== null && tree.canLeaveMessage}
        onLeave={onClose}
      />
    </Modal>
  );
}

type PartProps = { state: ChatState; dispatch: (action: ChatAction) => void };

type ConversationProps = PartProps & { canLeaveMessage: boolean; onLeave: () => void };

function Conversation({ state, dispatch, canLeaveMessage, onLeave }: ConversationProps) {
  const styles = useStyles();
  const t = useText('chat');
  const newest = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const { entries, rating, content } = state;
  const lastSaid = entries.findLast(({ type }) => type === 'user')?.id ?? 0;
  const isOpened = useRef(false);
  // The focus is lost with the pressed button: until it is back in the dialog, Escape would have no effect.
  useLayoutEffect(() => {
    const show = () => {
      choices.current?.focus({ preventScroll: true });
      newest.current?.scrollIntoView({ block: 'start' });
    };
    if (isOpened.current) return show();
    isOpened.current = true;
    // The dialog takes the focus when it opens; the choices get it after that.
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [entries.length]);
  return (
    <div className={styles.matter}>
      <div className={styles.log} role="log" aria-label={t('log')}>
        {entries.map(entry => (
          <ChatMessage
            key={entry.id}
            ref={entry.id === lastSaid ? newest : null}
            entry={entry}
            rates={content.constants.rateOptions}
            rating={rating}
            onRate={chosen => dispatch({ type: 'rate', rating: chosen })}
            onLeave={onLeave}
          />
        ))}
      </div>
      {canLeaveMessage && needsHelp(state) && <MessageForm />}
      <ChatChoices
        ref={choices}
        choices={choicesOf(state)}
        onChoose={choice => dispatch({ type: 'choose', choice })}
      />
    </div>
  );
}

function ChatTools({ state, dispatch }: PartProps) {
  const styles = useStyles();
  const t = useText('chat');
  const { mainMenu } = state.content.constants.endButtons;
  const toMenu: Choice = { kind: 'mainMenu', name: mainMenu };
  return (
    <div className={styles.tools}>
      <Button
        appearance="subtle"
        icon={<ArrowLeftIcon />}
        onClick={() => dispatch({ type: 'back', name: t('stepBack') })}
      >
        {t('stepBack')}
      </Button>
      {state.phase === 'choosing' && (
        <Button appearance="subtle" onClick={() => dispatch({ type: 'choose', choice: toMenu })}>
          {mainMenu}
        </Button>
      )}
    </div>
  );
}
