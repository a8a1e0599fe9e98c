import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

/** Addresses of the demonstration's hotels, for a gateway that sends only id, name, city and time zone (API-33). */
const addresses: Readonly<Record<string, readonly string[]>> = {
  JARDINS: ['Alameda Lorena, 1480', 'Jardins, São Paulo – SP', '01424-001'],
  NILO: ['Avenida Nilo Peçanha, 2250', 'Chácara das Pedras, Porto Alegre – RS', '91330-001'],
  MARISTA: ['Rua 146, 320', 'Setor Marista, Goiânia – GO', '74170-090'],
};

export function buildingFacts(hotel: Hotel): { picture: string | null; address: readonly string[] } {
  const address = hotel.address ?? addresses[hotel.buildingCode] ?? [hotel.city];
  return { picture: buildingStem(hotel), address };
}
