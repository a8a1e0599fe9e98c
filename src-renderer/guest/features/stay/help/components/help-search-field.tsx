import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { SEARCH_LETTERS } from '../help-search.ts';

/** Longest query, in characters: a longer one finds nothing more. */
const QUERY_LENGTH = 60;

const useStyles = makeStyles({
  field: { maxWidth: '520px', marginBottom: '28px' },
  // The browser's own clear button would be beside this one.
  input: { minHeight: '52px', '& input::-webkit-search-cancel-button': { display: 'none' } },
});

type HelpSearchFieldProps = { query: string; onChange: (query: string) => void };

/** The address follows a moment later: a field that showed the address would lose letters to it. */
function useTypedText(query: string, onChange: (query: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(query);
  const latest = useRef(query);
  const written = useRef(new Set<string>());
  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  useEffect(() => {
    if (query === latest.current) written.current.clear();
    // Another one than was written here comes from a link, or from going back in the history.
    else if (!written.current.has(query)) show(query);
  }, [query]);
  const change = (next: string) => {
    written.current.add(next);
    show(next);
    onChange(next);
  };
  return [text, change];
}

export function HelpSearchField({ query, onChange }: HelpSearchFieldProps) {
  const styles = useStyles();
  const t = useText('help');
  const input = useRef<HTMLInputElement>(null);
  const [text, changeText] = useTypedText(query, onChange);
  const typed = text.trim().length;
  const isShort = typed > 0 && typed < SEARCH_LETTERS;
  const clear = () => {
    changeText('');
    input.current?.focus();
  };
  return (
    <Field
      className={styles.field}
      label={t('search.label')}
      size="large"
      hint={isShort ? t('search.short', { letters: SEARCH_LETTERS }) : null}
    >
      <Input
        input={{ ref: input }}
        className={styles.input}
        size="large"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={QUERY_LENGTH}
        value={text}
        placeholder={t('search.placeholder')}
        onChange={(_, { value }) => changeText(value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && text !== '') clear();
        }}
        contentAfter={
          text === '' ? null : (
            <Button
              appearance="transparent"
              icon={<CloseIcon />}
              aria-label={t('search.clear')}
              onClick={clear}
            />
          )
        }
      />
    </Field>
  );
}
