import { Button } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChatIcon } from '#renderer/platform/ui/icons.tsx';
import type { ChatTree } from './chat-port.ts';

type ChatButtonProps = {
  tree: ChatTree;
  isNamed?: boolean;
  onOpen: () => void;
};

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
