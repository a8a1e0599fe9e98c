import type { NewGuest } from '#shared/contract/guest/guest-user.ts';

let count = 0;

export function newGuest(differences: Partial<NewGuest> = {}): NewGuest {
  count += 1;
  return {
    email: `guest${count}.${Date.now().toString(36)}@example.com`,
    firstName: 'Zoé',
    lastName: 'Lima Prado',
    dateOfBirth: '1990-05-04',
    phoneCode: '55',
    phone: '11987654321',
    country: 'BR',
    password: 'Senha#2026',
    consent: true,
    subscribe: false,
    preferredLanguage: 'PORTUGUESE',
    ...differences,
  };
}
