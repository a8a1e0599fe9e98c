import type { Hotel } from '#shared/contract/hotels.ts';

/** What a guest needs to find a house, by its building: GET hotels answers id, name, city and clock alone (API-33). */
export const buildingFacts: Record<Hotel['buildingCode'], { picture: string; address: readonly string[] }> = {
  JARDINS: {
    picture: 'building-jardins',
    address: ['Alameda Lorena, 1480', 'Jardins, São Paulo – SP', '01424-001'],
  },
  NILO: {
    picture: 'building-nilo',
    address: ['Avenida Nilo Peçanha, 2250', 'Chácara das Pedras, Porto Alegre – RS', '91330-001'],
  },
  MARISTA: {
    picture: 'building-marista',
    address: ['Rua 146, 320', 'Setor Marista, Goiânia – GO', '74170-090'],
  },
};
