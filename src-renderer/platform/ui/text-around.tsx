import type { ReactNode } from 'react';

/** The position of an element inside a text. No language uses this character. */
const PLACEHOLDER = '\u{F8FF}';

type TextAroundProps = {
  /** The text, given the placeholder: `placeholder => t('balance', { amount: placeholder })`. */
  text: (placeholder: string) => string;
  children: ReactNode;
};

export function TextAround({ text, children }: TextAroundProps) {
  const [before, after] = text(PLACEHOLDER).split(PLACEHOLDER);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
