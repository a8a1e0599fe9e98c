/** How far the help chat's decision tree has loaded. */
export type ChatTree = 'loading' | 'ready' | 'failed';

/**
 * The header's view of the chat (APP-18, APP-19, PD-03). The chat itself is not part of the app yet: its tree
 * counts as failed, which hides the button.
 */
export function useChatTree(): ChatTree {
  return 'failed';
}
