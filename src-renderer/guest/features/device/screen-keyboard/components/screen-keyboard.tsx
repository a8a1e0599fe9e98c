import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import Keys from 'react-simple-keyboard';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useRoom } from '#renderer/platform/ui/keyboard-room.ts';
import { keyAttributes, keyFaces } from '../key-faces.ts';
import { layoutName, openKeyboard, pressKey } from '../keys.ts';
import { layouts } from '../layouts.ts';
import {
  beginsName,
  enterIn,
  eraseIn,
  fieldAfter,
  findPage,
  type TextInput,
  typeInto,
} from '../text-fields.ts';
import { useTypingField } from '../use-typing-field.ts';
import './screen-keyboard.css';

/** Matches no text: the keyboard's own record of the typed text stays empty. */
const NOTHING = /(?!)/;

export default function ScreenKeyboard() {
  const field = useTypingField();
  // At the end of the page and not inside it: a dialog hides its siblings from screen readers.
  return field && createPortal(<Board field={field} />, document.body);
}

function Board({ field }: { field: TextInput }) {
  const t = useText('screen-keyboard');
  const [state, setState] = useState(() => openKeyboard(findPage(field), beginsName(field)));
  const [shown, setShown] = useState(field);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  useRoom(board, field);

  if (shown !== field) {
    setShown(field);
    setState(openKeyboard(findPage(field), beginsName(field)));
  }

  function press(key: string): void {
    const { state: next, act } = pressKey(state, key);
    setState(next);
    switch (act?.kind) {
      case 'insert':
        return typeInto(field, act.text);
      case 'erase':
        return eraseIn(field);
      case 'enter':
        return enterIn(field);
      case 'hide':
        return field.blur();
      default:
        return undefined;
    }
  }

  // A screen reader's press is a click without a pointer event before it.
  const pressedByReader = useEffectEvent((event: MouseEvent) => {
    const key =
      event.target instanceof Element ? event.target.closest('button')?.dataset['skbtn'] : undefined;
    if (event.detail === 0 && key !== undefined) press(key);
  });
  useEffect(() => {
    if (board === null) return;
    // The focus, and with it the caret, stays in the field when the keyboard is pressed.
    const stay = (event: Event) => event.preventDefault();
    const pressed = (event: MouseEvent) => pressedByReader(event);
    board.addEventListener('pointerdown', stay);
    board.addEventListener('mousedown', stay);
    board.addEventListener('click', pressed);
    return () => {
      board.removeEventListener('pointerdown', stay);
      board.removeEventListener('mousedown', stay);
      board.removeEventListener('click', pressed);
    };
  }, [board]);

  return (
    <section
      ref={setBoard}
      className={`screen-keyboard screen-keyboard-${state.home}`}
      aria-label={t('label')}
      data-tabster-never-hide=""
    >
      <Keys
        layout={layouts}
        layoutName={layoutName(state)}
        theme="screen-keys"
        display={keyFaces(t, fieldAfter(field) === null)}
        buttonAttributes={keyAttributes(t, state.shift)}
        useButtonTag
        preventMouseDownDefault
        disableCaretPositioning
        enableLayoutCandidates={false}
        inputPattern={NOTHING}
        // A key that is pressed for long would repeat under a slow finger: a press without an event is a repetition.
        onKeyPress={(key: string, event?: MouseEvent) => {
          if (event !== undefined || key === '{backspace}') press(key);
        }}
      />
    </section>
  );
}
