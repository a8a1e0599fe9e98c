import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChatAction,
  type ChatContent,
  type ChatState,
  canGoBack,
  chatReducer,
  choicesOf,
  startChat,
} from '#renderer/guest/features/stay/chat/chat-flow.ts';
import { chatTarget } from '#renderer/guest/features/stay/chat/components/chat-link-card.tsx';
import { conversationSaver, toChatRecord } from '#renderer/guest/features/stay/chat/use-conversation.ts';
import { CHAT_LIMITS, type ChatRecord, chatRecord } from '#shared/contract/guest/chat.ts';

const link = { title: 'Concierge', description: 'A person', url: 'https://pernoite.test/c', img: null };
const other = { name: 'Something else', text: 'What is it about?', type: 'MAIN_MENU' as const, options: [] };
const content: ChatContent = {
  language: 'en',
  navigation: [
    {
      name: 'Door',
      text: 'What about it?',
      options: [
        { name: 'Where', text: 'On the card', link, options: [] },
        { name: 'Broken', text: 'Which one?', options: [{ name: 'New', text: 'Wait', options: [] }, other] },
        other,
      ],
    },
    { name: 'Pet', text: 'Welcome', options: [] },
  ],
  constants: {
    startMessage: 'Hello',
    endMessage: 'Settled?',
    endButtons: { needHelp: 'Need help', solved: 'Solved', mainMenu: 'Main menu' },
    helpOptions: { text: 'A person', link },
    solvedMessage: 'Lovely',
    rateOptions: { question: 'How was it?', up: 'Good', down: 'Bad', thanks: 'Thanks' },
  },
};

/** The guest says each of these in turn; `<` is the step back, `+` and `-` are the thumbs. */
function talk(...said: string[]): ChatState {
  return said.reduce(say, startChat(content));
}
function say(state: ChatState, said: string): ChatState {
  if (said === '<') return chatReducer(state, { type: 'back', name: 'Back' });
  if (said === '+' || said === '-')
    return chatReducer(state, { type: 'rate', rating: said === '+' ? 'up' : 'down' });
  const choice = choicesOf(state).find(({ name }) => name === said);
  if (!choice) throw new Error(`${said} is not offered`);
  return chatReducer(state, { type: 'choose', choice });
}
const choices = (state: ChatState) => choicesOf(state).map(({ name }) => name);
const lines = ({ entries }: ChatState) => entries.map(({ type, text }) => `${type}: ${text}`);
const MENU = ['Door', 'Pet'];
const DOOR = ['Where', 'Broken', 'Something else'];
const END = ['Solved', 'Need help', 'Main menu'];

describe('the conversation', () => {
  test.each([
    ['begins at the main menu', [], MENU, ['v3: Hello']],
    ['goes forward by options', ['Door'], DOOR, ['user: Door', 'v3: What about it?']],
    ['goes forward twice', ['Door', 'Broken'], ['New', 'Something else'], ['user: Broken', 'v3: Which one?']],
    ['ends at a leaf', ['Door', 'Where'], END, ['v3: On the card', 'end: Settled?']],
    ['goes a step back', ['Door', 'Broken', '<'], DOOR, ['user: Back', 'v3: What about it?']],
    ['goes back from an end', ['Door', 'Where', '<'], DOOR, ['v3: What about it?']],
    ['goes back to the main menu', ['Door', '<'], MENU, ['user: Back', 'v3: Hello']],
    ['is at the main menu by its option', ['Door', 'Something else'], MENU, ['v3: What is it about?']],
    ['is at the main menu from an end', ['Pet', 'Main menu'], MENU, ['user: Main menu', 'v3: Hello']],
    ['is solved', ['Pet', 'Solved'], ['Main menu'], ['v3: Lovely', 'rate: How was it?']],
    ['needs help', ['Pet', 'Need help'], ['Main menu'], ['v3: A person', 'rate: How was it?']],
  ])('%s (CHT-02, CHT-04, CHT-05)', (_, said, offered, last) => {
    const state = talk(...said);
    expect(choices(state)).toEqual(offered);
    expect(lines(state).slice(-last.length)).toEqual(last);
  });

  test('leads whoever needs help to the help link, and knows whether it was solved (CHT-05)', () => {
    expect(talk('Pet').isSolved).toBeNull();
    const afterChoice = talk('Pet', 'Need help');
    expect(afterChoice.entries.find(({ text }) => text === 'A person')).toMatchObject({ link });
    expect([afterChoice.isSolved, talk('Pet', 'Solved').isSolved]).toEqual([false, true]);
    expect(say(say(say(afterChoice, 'Main menu'), 'Pet'), 'Solved').isSolved).toBe(true);
  });

  test.each([
    ['+', 'up', 'user: Good'],
    ['-', 'down', 'user: Bad'],
  ] as const)('is rated once: after %s nothing changes the thumbs (CHT-06)', (thumb, rating, said) => {
    const rated = talk('Pet', 'Solved', thumb);
    expect(rated.rating).toBe(rating);
    expect(lines(rated).slice(-2)).toEqual([said, 'v3: Thanks']);
    expect(say(say(rated, '+'), '-')).toBe(rated);
    const again = say(say(say(rated, 'Main menu'), 'Pet'), 'Need help');
    expect(lines(again).filter(line => line.startsWith('rate'))).toHaveLength(1);
    expect(again.rating).toBe(rating);
  });

  test('is not rated before it has ended, and takes no choice that is not offered (CHT-04, CHT-06)', () => {
    const state = talk('Door');
    expect(say(state, '+')).toBe(state);
    const toMenu = { kind: 'mainMenu', name: 'Main menu' } as const;
    expect(choices(chatReducer(state, { type: 'choose', choice: toMenu }))).toEqual(['Door', 'Pet']);
    const gone = choicesOf(startChat(content))[1];
    if (gone) expect(chatReducer(state, { type: 'choose', choice: gone })).toBe(state);
    const start = startChat(content);
    expect(say(start, '<')).toBe(start);
  });

  test('begins again with a notice in another language, and goes on where only the tree is newer (CHT-08)', () => {
    const renewed = (state: ChatState, changes: Partial<ChatContent>) =>
      chatReducer(state, { type: 'renew', content: { ...content, ...changes }, note: 'Now in Portuguese' });
    expect(lines(renewed(talk('Door'), { language: 'pt' }))).toEqual(['v3: Now in Portuguese', 'v3: Hello']);
    expect(lines(renewed(talk(), { language: 'pt' }))).toEqual(['v3: Hello']);
    const [pet] = content.navigation.slice(1);
    const newer = renewed(talk('Door'), { navigation: pet ? [pet] : [] });
    expect(lines(newer)).toEqual(lines(talk('Door')));
    expect(choices(say(newer, '<'))).toEqual(['Pet']);
  });

  test('whatever is pressed, offers an option, only adds to the log, and can be stored (CHT-04, CHT-07)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 150 }), presses => {
        let state = startChat(content);
        for (const press of presses) {
          const before = state;
          const offered = choicesOf(state);
          const choice = offered[press % offered.length];
          const action: ChatAction =
            press === 5
              ? { type: 'back', name: 'Back' }
              : press === 6
                ? { type: 'rate', rating: 'up' }
                : { type: 'choose', choice: choice ?? { kind: 'mainMenu', name: '' } };
          state = chatReducer(state, action);
          expect(state.entries.slice(0, before.entries.length)).toEqual(before.entries);
          expect(choicesOf(state).length).toBeGreaterThan(0);
          expect(canGoBack(state)).toBe(state.trail.length > 0);
        }
        expect(chatRecord.safeParse(toChatRecord(state, 'ana@pernoite.test')).success).toBe(true);
      }),
    );
  });
});

test('a link of the tree leads to the app or outside, and an address that runs code nowhere (CHT-01)', () => {
  expect(['/guest/stay', '/'].map(chatTarget)).toEqual(['app', 'app']);
  for (const outside of ['https://pernoite.test/c', 'http://127.0.0.1:4780/c'])
    expect(chatTarget(outside)).toBe('outside');
  const scripts = ['javascript:alert(1)', 'data:text/html,x'];
  for (const none of [...scripts, '//evil.test', '/\\evil.test', '', 'guest/stay', 'https://'])
    expect(chatTarget(none), none).toBeNull();
});

describe('what is saved of a conversation', () => {
  const saver = () => {
    const sent: ChatRecord[] = [];
    const save = conversationSaver('ana@pernoite.test', async record => {
      sent.push(record);
      if (sent.length === 1) throw new Error('the gateway is away');
    });
    return { sent, save };
  };

  test('goes to the gateway at each end, at the rating and at closing, each once, whatever fails (CHT-07)', async () => {
    const { sent, save } = saver();
    const steps = ['Door', 'Where', 'Solved', 'Main menu', '-', 'Pet'];
    let state = startChat(content);
    for (const step of steps) {
      state = say(state, step);
      await save(state, false);
      await save(state, false);
    }
    const last = sent.map(({ chatHistory }) => chatHistory.at(-1)?.text);
    expect(last).toEqual(['Settled?', 'How was it?', 'Thanks', 'Settled?']);
    await save(state, true);
    expect(sent).toHaveLength(4);
    state = say(state, '<');
    await save(state, false);
    expect(sent).toHaveLength(4);
    await save(state, true);
    const closed = { optionChosen: 'Pet', isSolvedProblem: true, userEmail: 'ana@pernoite.test' };
    expect(sent.at(-1)).toMatchObject(closed);
  });

  test('is nothing where the guest has said nothing (CHT-07)', async () => {
    const { sent, save } = saver();
    await save(startChat(content), true);
    expect(sent).toEqual([]);
  });

  test('is its latest part where it is longer than what is stored (CHT-07)', () => {
    let state = startChat(content);
    for (let turn = 0; turn < 80; turn++) state = say(say(state, 'Pet'), 'Main menu');
    const { chatHistory } = toChatRecord(state, 'ana@pernoite.test');
    expect(chatHistory).toHaveLength(CHAT_LIMITS.messages);
    expect(chatHistory.at(-1)?.text).toBe('Hello');
  });
});
