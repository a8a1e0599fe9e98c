/** How far the help chat's tree of answers has come. */
export type ChatTree = 'loading' | 'ready' | 'failed';

/**
 * The header's view of the chat (APP-18, APP-19, PD-03). The chat itself is not part of the house yet: its tree
 * counts as failed, which hides the button.
 */
export function useChatTree(): ChatTree {
  return 'failed';
}
