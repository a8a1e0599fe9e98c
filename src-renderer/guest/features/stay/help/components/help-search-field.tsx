import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
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

/** Searches while the guest types (HLP-04). */
export function HelpSearchField({ query, onChange }: HelpSearchFieldProps) {
  const styles = useStyles();
  const t = useText('help');
  const input = useRef<HTMLInputElement>(null);
  const typed = query.trim().length;
  const isShort = typed > 0 && typed < SEARCH_LETTERS;
  const clear = () => {
    onChange('');
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
        value={query}
        placeholder={t('search.placeholder')}
        onChange={(_, { value }) => onChange(value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && query !== '') clear();
        }}
        contentAfter={
          query === '' ? null : (
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
