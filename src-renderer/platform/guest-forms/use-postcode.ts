import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostcodeAddress } from '#shared/contract/guest/reference.ts';
import { BRAZIL, postcodeDigits, stateName } from '#shared/rules/brazil-address.ts';
import { findPostcode, type Lookup } from './find-postcode.ts';
import type { PersonalInfoValues } from './personal-info-values.ts';

type FindAddress = (postcode: string, signal: AbortSignal) => Promise<PostcodeAddress>;

/** Fills state, city and street of the form's address from its postcode. */
export function usePostcode(find: FindAddress): {
  lookup: Lookup;
  typed: (postCode: string) => void;
  again: () => void;
} {
  const { getValues, setValue, trigger } = useFormContext<PersonalInfoValues>();
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

  return {
    lookup,
    typed(postCode) {
      const digits = postcodeDigits(postCode);
      if (getValues('address.country') !== BRAZIL || digits === requested.current) return;
      requested.current = digits;
      running.current?.abort();
      if (digits.length === 8) void fetchAddress(digits);
      else setLookup('idle');
    },
    again: () => void fetchAddress(requested.current),
  };
}
