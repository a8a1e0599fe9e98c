import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { BRAZIL, postcodeDigits, stateName } from '#shared/rules/brazil-address.ts';
import type { PersonalInfoValues } from './values.ts';

/** `missing`: no such postcode. `failed`: the guest types state and city, so that saving remains possible. */
export type Lookup = 'idle' | 'busy' | 'found' | 'missing' | 'failed';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'POSTCODE_NOT_FOUND';

export function usePostcode(): {
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
    try {
      const found = await gateway.reference.postcode({ postcode }, { signal: turn.signal });
      if (turn.signal.aborted) return;
      place(found.uf, found.localidade, found.ibge);
      // In a town with a single postcode the guest types both.
      setValue('address.street', found.logradouro);
      setValue('address.neighborhood', found.bairro);
      setLookup('found');
      void trigger(['address.state', 'address.city', 'address.postCode']);
    } catch (error) {
      if (!turn.signal.aborted) setLookup(isMissing(error) ? 'missing' : 'failed');
    }
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
