import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostcodeAddress } from '#shared/contract/guest/reference.ts';
import { BRAZIL, postcodeDigits, stateName } from '#shared/rules/brazil-address.ts';
import { findPostcode, isPlaceTyped, type Lookup } from './find-postcode.ts';
import type { PersonalInfoValues } from './personal-info-values.ts';

type FindAddress = (postcode: string, signal: AbortSignal) => Promise<PostcodeAddress>;

/** Fills state, city and street of the form's address from its postcode, as it is typed. */
export function usePostcode(find: FindAddress): { lookup: Lookup; isPlaceFree: boolean; again: () => void } {
  const { control, getValues, setValue, trigger } = useFormContext<PersonalInfoValues>();
  const postCode = useWatch({ control, name: 'address.postCode' });
  const [isTypedBefore] = useState(() => isPlaceTyped('idle', getValues('address')));
  const [lookup, setLookup] = useState<Lookup>('idle');
  const running = useRef<AbortController | null>(null);
  const requested = useRef(postcodeDigits(getValues('address.postCode')));
  useEffect(() => () => running.current?.abort(), []);

  const place = (uf: string, city: string, ibge: string) => {
    setValue('address.uf', uf);
    setValue('address.state', stateName(uf) ?? uf);
    setValue('address.city', city);
    setValue('address.ibgeCityCode', ibge);
  };

  const fetchAddress = async (postcode: string) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setLookup('busy');
    // The previous postcode's town does not belong to this one.
    place('', '', '');
    const found = await findPostcode(signal => find(postcode, signal), {
      left: turn.signal,
    });
    if (turn.signal.aborted) return;
    setLookup(found.lookup);
    if (found.lookup !== 'found') return;
    const { uf, localidade, ibge, logradouro, bairro } = found.address;
    place(uf, localidade, ibge);
    // In a town with a single postcode the guest types both.
    setValue('address.street', logradouro);
    setValue('address.neighborhood', bairro);
    void trigger(['address.state', 'address.city', 'address.postCode']);
  };

  const follow = (typed: string) => {
    const digits = postcodeDigits(typed);
    if (getValues('address.country') !== BRAZIL || digits === requested.current) return;
    requested.current = digits;
    running.current?.abort();
    if (digits.length === 8) void fetchAddress(digits);
    else setLookup('idle');
  };
  useEffect(() => follow(postCode));

  return {
    lookup,
    isPlaceFree: isPlaceTyped(lookup, getValues('address')) || (lookup === 'idle' && isTypedBefore),
    again: () => void fetchAddress(requested.current),
  };
}
