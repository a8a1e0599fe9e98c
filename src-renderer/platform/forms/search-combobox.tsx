import { Combobox, makeStyles, Option } from '@fluentui/react-components';
import { type Ref, useState } from 'react';
import { brand } from '#renderer/platform/ui/theme.ts';
import { matching, type SearchOption } from './option-search.ts';

const useStyles = makeStyles({
  root: { minWidth: 0, width: '100%' },
  list: { maxHeight: 'min(340px, 45dvh)', backgroundColor: brand.surface },
  option: { minHeight: '44px' },
  none: { padding: '12px', color: brand.inkSoft },
});

export type SearchComboboxProps = {
  name: string;
  value: string;
  options: readonly SearchOption[];
  disabled: boolean;
  texts: { show: string; none: string };
  onChoose: (value: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** Whether the focus was in what stood here before. */
  takesFocus: boolean;
};

export default function SearchCombobox({
  name,
  value,
  options,
  disabled,
  texts,
  onChoose,
  onBlur,
  inputRef,
  takesFocus,
}: SearchComboboxProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find(option => option.value === value)?.label ?? '';
  const found = matching(options, typed ?? '');
  return (
    <Combobox
      input={{ ref: inputRef, autoFocus: takesFocus }}
      expandIcon={{ 'aria-label': texts.show }}
      className={styles.root}
      name={name}
      disabled={disabled}
      size="large"
      autoComplete="off"
      // Within the page's landmarks, and above the keyboard of a public screen.
      inlinePopup
      listbox={{ className: styles.list }}
      value={typed ?? chosen}
      selectedOptions={value === '' ? [] : [value]}
      onChange={event => setTyped(event.target.value)}
      onFocus={event => event.target.select()}
      onOptionSelect={(_, { optionValue }) => {
        setTyped(null);
        if (optionValue !== undefined) onChoose(optionValue);
      }}
      onBlur={() => {
        // Typed text that is no option is dropped: the field shows the stored one again.
        setTyped(null);
        onBlur();
      }}
    >
      {found.map(option => (
        <Option key={option.value} className={styles.option} value={option.value} text={option.label}>
          {option.label}
        </Option>
      ))}
      {found.length === 0 && (
        <div className={styles.none} role="option" aria-disabled="true" aria-selected="false">
          {texts.none}
        </div>
      )}
    </Combobox>
  );
}
