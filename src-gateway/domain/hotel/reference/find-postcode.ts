import type { AppContext } from '#gateway/context.ts';
import { AppError } from '#shared/errors.ts';

/** Throws POSTCODE_NOT_FOUND, and SERVICE_UNAVAILABLE while the lookup does not respond. */
export async function findPostcode({ postcodes }: Pick<AppContext, 'postcodes'>, postcode: string) {
  const address = await postcodes.find(postcode);
  if (!address) throw new AppError('POSTCODE_NOT_FOUND', 'there is no such postcode');
  return address;
}
