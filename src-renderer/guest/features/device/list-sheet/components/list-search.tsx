import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { isOfNumbers, type OpenedList, opensKeyboard } from '../opened-list.ts';

const useStyles = makeStyles({
  search: {
    position: 'sticky',
    insetBlockEnd: '-4px',
    paddingBlock: '12px 8px',
    backgroundColor: brand.surface,
  },
});

type ListSearchProps = {
  list: OpenedList;
  typed: string;
  count: number;
  onType: (typed: string) => void;
  onEnter: () => void;
};

export function ListSearch({ list, typed, count, onType, onEnter }: ListSearchProps) {
  const t = useText('list-sheet');
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const isTyped = opensKeyboard(list);
  useEffect(() => {
    if (!isTyped) return undefined;
    // The dialog focuses its first button when it opens, after this.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [isTyped]);
  return (
    <Field
      className={styles.search}
      label={t('search')}
      hint={{ children: t('found', { count }), role: 'status' }}
    >
      <Input
        size="large"
        autoComplete="off"
        input={{ ref: input }}
        inputMode={isOfNumbers(list) ? 'numeric' : 'text'}
        value={typed}
        onChange={(_, { value }) => onType(value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
        contentAfter={
          typed === '' ? null : (
            <Button appearance="transparent" onClick={() => onType('')}>
              {t('clear')}
            </Button>
          )
        }
      />
    </Field>
  );
}
