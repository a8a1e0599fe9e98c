import { type ComponentProps, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { MaskedField } from './masked-field.tsx';

type PrivateFieldProps = Omit<ComponentProps<typeof MaskedField>, 'type'>;

/** The number of a document or of a payer; on a public screen it is visible only while it is typed (BEY-09). */
export function PrivateField(props: PrivateFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const isHidden = host().profile.capabilities.masks && !isFocused;
  return (
    // Takes no part in the layout: the field is an item of its form's grid.
    <div style={{ display: 'contents' }} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <MaskedField {...props} type={isHidden ? 'password' : 'text'} />
    </div>
  );
}
