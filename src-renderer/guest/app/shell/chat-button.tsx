import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChatIcon } from '#renderer/platform/ui/icons.tsx';
import type { ChatTree } from './chat-port.ts';

type ChatButtonProps = {
  tree: ChatTree;
  /** Shows its name beside the picture. */
  isNamed?: boolean;
  onOpen: () => void;
};

/** Disabled while the tree loads, hidden after a failure (APP-18, APP-19, PD-03). */
export function ChatButton({ tree, isNamed = false, onOpen }: ChatButtonProps) {
  const t = useText('shell');
  if (tree === 'failed') return null;
  return (
    <Button
      appearance="subtle"
      icon={<ChatIcon />}
      aria-label={t('chat')}
      disabled={tree === 'loading'}
      onClick={onOpen}
    >
      {isNamed && <span data-chat-name>{t('chat')}</span>}
    </Button>
  );
}
