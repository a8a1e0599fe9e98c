import type { BilingualList, BilingualText } from '../store/schema/hotels.ts';
import type { HotelId, RoomKind } from './hotels.ts';

type KindTexts = {
  name: BilingualText;
  description: BilingualText;
  characteristics: BilingualList;
  /** One sentence that only this house can say. */
  house: Record<HotelId, BilingualText>;
};

export const roomKindTexts: Record<RoomKind, KindTexts> = {
  'compact-single': {
    name: { en: 'Compact Single', pt: 'Solteiro Compacto' },
    description: {
      en: 'A room in which nothing is missing and nothing is in the way: a deep bed in its own niche, a jatobá desk that folds away, a window over the garden. Made for one, for a night or for a week of work.',
      pt: 'Um quarto em que nada sobra e nada falta: cama aconchegada no nicho, mesa de jatobá que se recolhe, janela para o jardim. Feito para uma pessoa, por uma noite ou por uma semana de trabalho.',
    },
    characteristics: {
      en: [
        'Niche bed, 100 × 200 cm',
        'Fold-away jatobá desk',
        'Reading light and socket by the pillow',
        'Blackout curtains',
        'Rain shower',
      ],
      pt: [
        'Cama de nicho, 100 × 200 cm',
        'Mesa de jatobá recolhível',
        'Luz de leitura e tomada junto ao travesseiro',
        'Cortinas blackout',
        'Ducha de teto',
      ],
    },
    house: {
      JARDINS: {
        en: 'On the quiet side of the house, a short walk from Avenida Paulista.',
        pt: 'Do lado silencioso da casa, a uma curta caminhada da Avenida Paulista.',
      },
      NILO: {
        en: 'Close to the offices and shops of Avenida Nilo Peçanha.',
        pt: 'Perto dos escritórios e das lojas da Avenida Nilo Peçanha.',
      },
      MARISTA: {
        en: 'Steps from the restaurants of Setor Marista, and quiet once the lights go out.',
        pt: 'A passos dos restaurantes do Setor Marista, e silencioso quando a luz se apaga.',
      },
    },
  },
  twin: {
    name: { en: 'Cobogó Twin', pt: 'Twin Cobogó' },
    description: {
      en: 'Two single beds beside a screen of cobogó blocks that scatters the morning sun across the floor. Good for friends and colleagues; ask for the beds together and it becomes a double.',
      pt: 'Duas camas de solteiro ao lado de um painel de cobogós que espalha o sol da manhã pelo chão. Bom para amigos e colegas; se preferir, juntamos as camas e o quarto vira de casal.',
    },
    characteristics: {
      en: [
        'Two beds, 100 × 200 cm, apart or together',
        'Cobogó screen towards the morning sun',
        'Open jatobá wardrobe',
        'Desk for one',
        'Rain shower',
      ],
      pt: [
        'Duas camas, 100 × 200 cm, separadas ou juntas',
        'Painel de cobogós voltado para o sol da manhã',
        'Armário aberto de jatobá',
        'Mesa para uma pessoa',
        'Ducha de teto',
      ],
    },
    house: {
      JARDINS: {
        en: 'The galleries and cafés of Jardins begin at the corner.',
        pt: 'As galerias e os cafés dos Jardins começam na esquina.',
      },
      NILO: {
        en: 'A good start for a weekend of cafés and bookshops in Porto Alegre.',
        pt: 'Um bom começo para um fim de semana de cafés e livrarias em Porto Alegre.',
      },
      MARISTA: {
        en: 'The pattern of the blocks keeps the Goiás sun gentle.',
        pt: 'O desenho dos cobogós amansa o sol de Goiás.',
      },
    },
  },
  'garden-queen': {
    name: { en: 'Garden Queen', pt: 'Queen Jardim' },
    description: {
      en: 'A queen bed against slats of jatobá, and a wide glass door that opens onto the plants. The desk stands where the light is best; the quiet is all yours.',
      pt: 'Cama queen junto ao ripado de jatobá e uma larga porta de vidro que se abre para as plantas. A mesa fica onde a luz é melhor; o silêncio é todo seu.',
    },
    characteristics: {
      en: [
        'Queen bed, 158 × 198 cm',
        'Glass door to a planted balcony',
        'Desk by the window',
        'Linen of Brazilian cotton',
        'Rain shower',
      ],
      pt: [
        'Cama queen, 158 × 198 cm',
        'Porta de vidro para a varanda com plantas',
        'Mesa junto à janela',
        'Enxoval de algodão brasileiro',
        'Ducha de teto',
      ],
    },
    house: {
      JARDINS: {
        en: 'Under the old trees of Jardins you hear birds before you hear São Paulo.',
        pt: 'Sob as árvores antigas dos Jardins, você ouve os passarinhos antes de ouvir São Paulo.',
      },
      NILO: {
        en: 'In spring the jacarandas colour the whole street.',
        pt: 'Na primavera, os jacarandás pintam a rua inteira.',
      },
      MARISTA: {
        en: 'Shade, ferns and a breeze: the coolest corner of Goiânia.',
        pt: 'Sombra, samambaias e brisa: o canto mais fresco de Goiânia.',
      },
    },
  },
  family: {
    name: { en: 'Family Room', pt: 'Quarto Família' },
    description: {
      en: 'A queen bed, a sofa that becomes one, and floor enough for a town of toys. A cradle fits beside you at no charge, and the curtains let small sleepers sleep on.',
      pt: 'Cama queen, um sofá que vira cama e chão de sobra para uma cidade de brinquedos. O berço cabe ao seu lado, sem custo, e as cortinas deixam o sono dos pequenos durar mais.',
    },
    characteristics: {
      en: [
        'Queen bed and a single sofa bed',
        'Room for a cradle, free of charge',
        'Toy box and a soft rug',
        'Minibar with a shelf for bottles and fruit',
        'Shower with a seat for bath time',
      ],
      pt: [
        'Cama queen e sofá-cama de solteiro',
        'Espaço para berço, sem custo',
        'Caixa de brinquedos e tapete macio',
        'Minibar com lugar para mamadeiras e frutas',
        'Ducha com banquinho para a hora do banho',
      ],
    },
    house: {
      JARDINS: {
        en: 'Ibirapuera Park is a short ride away.',
        pt: 'O Parque Ibirapuera fica a poucos minutos de carro.',
      },
      NILO: {
        en: 'Germânia Park and its playgrounds are close by.',
        pt: 'O Parque Germânia e seus brinquedos ficam bem perto.',
      },
      MARISTA: {
        en: 'Areião Park, with its monkeys and its lake, is a few minutes away.',
        pt: 'O Parque Areião, com seus macaquinhos e o lago, fica a poucos minutos.',
      },
    },
  },
  'suite-king': {
    name: { en: 'Dusk Suite', pt: 'Suíte Entardecer' },
    description: {
      en: 'The city at dusk from a corner of your own: a king bed that can become two singles, an armchair by the tall windows, a bath to close the day. There is a bed for a third guest too.',
      pt: 'A cidade ao entardecer vista de um canto só seu: cama king que pode virar duas de solteiro, poltrona junto às janelas altas, banheira para encerrar o dia. Há cama também para um terceiro hóspede.',
    },
    characteristics: {
      en: [
        'King bed, 193 × 203 cm, or two singles',
        'Sitting corner with a view over the city',
        'Bathtub and separate shower',
        'Bed for a third guest',
        'Espresso machine and a stocked minibar',
      ],
      pt: [
        'Cama king, 193 × 203 cm, ou duas de solteiro',
        'Canto de estar com vista para a cidade',
        'Banheira e ducha separada',
        'Cama para um terceiro hóspede',
        'Máquina de espresso e minibar completo',
      ],
    },
    house: {
      JARDINS: {
        en: 'On the top floor, where the towers of Paulista light up one by one.',
        pt: 'No último andar, onde as torres da Paulista se acendem uma a uma.',
      },
      NILO: {
        en: 'Porto Alegre keeps its best for sunset, and this room looks that way.',
        pt: 'Porto Alegre guarda o melhor para o pôr do sol, e este quarto olha para ele.',
      },
      MARISTA: {
        en: 'The sky of the cerrado turns orange right in front of you.',
        pt: 'O céu do cerrado fica laranja bem à sua frente.',
      },
    },
  },
};
