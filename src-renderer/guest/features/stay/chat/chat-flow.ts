import type { Language } from '#renderer/platform/i18n/language.ts';
import type { ChatConstants, ChatLink, ChatMessage, ChatOption } from '#shared/contract/guest/chat.ts';

export type ChatContent = { language: Language; navigation: ChatOption[]; constants: ChatConstants };

export type ChatEntry = ChatMessage & { id: number; link?: ChatLink };
export type Rating = 'up' | 'down';

export type Choice =
  | { kind: 'option'; name: string; option: ChatOption }
  | { kind: 'needHelp' | 'solved' | 'mainMenu'; name: string };

export type ChatState = {
  content: ChatContent;
  entries: ChatEntry[];
  trail: ChatOption[];
  /** `ended` at a leaf, `finished` once the guest has rated it there. */
  phase: 'choosing' | 'ended' | 'finished';
  isSolved: boolean | null;
  rating: Rating | null;
  optionChosen: string;
};

export type ChatAction =
  | { type: 'choose'; choice: Choice }
  | { type: 'back'; name: string }
  | { type: 'rate'; rating: Rating }
  /** The tree was loaded again; `note` is added if the language has changed during the conversation. */
  | { type: 'renew'; content: ChatContent; note: string };

type Said = Omit<ChatEntry, 'id'>;

export function startChat(content: ChatContent, note?: string): ChatState {
  const state: ChatState = {
    content,
    entries: [],
    trail: [],
    phase: 'choosing',
    isSolved: null,
    rating: null,
    optionChosen: '',
  };
  const start: Said = { type: 'v3', text: content.constants.startMessage };
  return say(state, ...(note === undefined ? [] : [{ type: 'v3' as const, text: note }]), start);
}

export const hasBegun = ({ entries }: ChatState): boolean => entries.some(({ type }) => type === 'user');

export function choicesOf({ content, trail, phase }: ChatState): Choice[] {
  const { needHelp, solved, mainMenu } = content.constants.endButtons;
  const toMenu: Choice = { kind: 'mainMenu', name: mainMenu };
  if (phase === 'finished') return [toMenu];
  if (phase === 'ended')
    return [{ kind: 'solved', name: solved }, { kind: 'needHelp', name: needHelp }, toMenu];
  const options = trail.at(-1)?.options ?? content.navigation;
  return options.map(option => ({ kind: 'option', name: option.name, option }));
}

/** The guest has said that the chat did not help. */
export const needsHelp = ({ phase, isSolved }: ChatState): boolean =>
  phase === 'finished' && isSolved === false;

export const canGoBack = ({ trail }: ChatState): boolean => trail.length > 0;

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'choose':
      return isOffered(state, action.choice) ? choose(state, action.choice) : state;
    case 'back':
      return canGoBack(state) ? goBack(state, action.name) : state;
    case 'rate':
      return rate(state, action.rating);
    case 'renew':
      return renew(state, action.content, action.note);
    default:
      return action satisfies never;
  }
}

/** A press can come twice, or after the choices have changed. The main menu can always be opened. */
const isOffered = (state: ChatState, { kind, name }: Choice): boolean =>
  kind === 'mainMenu'
    ? canGoBack(state)
    : choicesOf(state).some(offered => offered.kind === kind && offered.name === name);

function choose(state: ChatState, choice: Choice): ChatState {
  const spoken = say(state, { type: 'user', text: choice.name });
  const { constants } = state.content;
  switch (choice.kind) {
    case 'option':
      return follow({ ...spoken, optionChosen: choice.name }, choice.option);
    case 'mainMenu':
      return toMainMenu(spoken, constants.startMessage);
    case 'needHelp': {
      const { text, link } = constants.helpOptions;
      return finish(say(spoken, { type: 'v3', text, link }), false);
    }
    case 'solved':
      return finish(say(spoken, { type: 'v3', text: constants.solvedMessage }), true);
    default:
      return choice satisfies never;
  }
}

function follow(state: ChatState, option: ChatOption): ChatState {
  if (option.type === 'MAIN_MENU') return toMainMenu(state, option.text);
  const { text, link, options } = option;
  const shown = say(state, { type: 'v3', text, ...(link && { link }) });
  const trail = [...state.trail, option];
  if (options.length > 0) return { ...shown, trail, phase: 'choosing' };
  const ended = say(shown, { type: 'end', text: state.content.constants.endMessage });
  return { ...ended, trail, phase: 'ended' };
}

const toMainMenu = (state: ChatState, text: string): ChatState => ({
  ...say(state, { type: 'v3', text }),
  trail: [],
  phase: 'choosing',
});

function goBack(state: ChatState, name: string): ChatState {
  const trail = state.trail.slice(0, -1);
  const text = trail.at(-1)?.text ?? state.content.constants.startMessage;
  return {
    ...say(state, { type: 'user', text: name }, { type: 'v3', text }),
    trail,
    phase: 'choosing',
  };
}

/** A conversation is rated once: the thumbs are shown with its first end and stay there (CHT-06). */
function finish(state: ChatState, isSolved: boolean): ChatState {
  const isShown = state.entries.some(({ type }) => type === 'rate');
  const { question } = state.content.constants.rateOptions;
  const spoken = isShown ? state : say(state, { type: 'rate', text: question });
  return { ...spoken, phase: 'finished', isSolved };
}

function rate(state: ChatState, rating: Rating): ChatState {
  if (state.rating !== null || !state.entries.some(({ type }) => type === 'rate')) return state;
  const { rateOptions } = state.content.constants;
  const rated = say(
    state,
    { type: 'user', text: rateOptions[rating] },
    { type: 'v3', text: rateOptions.thanks },
  );
  return { ...rated, rating };
}

function renew(state: ChatState, content: ChatContent, note: string): ChatState {
  if (!hasBegun(state)) return startChat(content);
  return content.language === state.content.language ? { ...state, content } : startChat(content, note);
}

function say(state: ChatState, ...said: Said[]): ChatState {
  const first = state.entries.length;
  return {
    ...state,
    entries: [...state.entries, ...said.map((one, index) => ({ ...one, id: first + index }))],
  };
}
