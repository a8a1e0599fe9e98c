import type { ReactNode } from 'react';

/** The position of an element inside a text. No language uses this character. */
const PLACE = '\u{F8FF}';

type TextAroundProps = {
  /** The text, given the placeholder: `place => t('balance', { amount: place })`. */
  text: (place: string) => string;
  children: ReactNode;
};

export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = text(PLACE).split(PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
