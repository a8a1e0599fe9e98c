import { host } from '#renderer/platform/host/host.ts';
import { OptionSearchField, type OptionSearchFieldProps } from './option-search-field.tsx';
import { SelectField } from './select-field.tsx';

const noneYet = { value: '', label: '', disabled: true };

export function SearchField({ options, onChange, texts, ...props }: OptionSearchFieldProps) {
  // The search opens by key presses, which a screen's own keyboard does not produce: there every list is the app's own (KSK-21).
  if (host().profile.capabilities.screenKeyboard)
    return <SelectField {...props} options={[noneYet, ...options]} onChoose={onChange} required />;
  return <OptionSearchField {...props} options={options} texts={texts} onChange={onChange} />;
}
