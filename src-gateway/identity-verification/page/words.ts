/** What the page says; English unless the guest is Brazilian (IDV-12). */

const en = {
  title: 'Identity check',
  opening: 'Opening…',
  step: 'Step {n} of 3',
  document: {
    title: 'Your document',
    text: 'Passport, RG or driver’s licence. All four corners in the picture, nothing over it, no glare.',
    alt: 'Your document, as it will be sent',
  },
  selfie: {
    title: 'Your face',
    text: 'Look straight ahead in good light, without sunglasses or a hat.',
    alt: 'Your selfie, as it will be sent',
  },
  review: { title: 'Ready to send?', text: 'Are both pictures sharp and easy to read?' },
  privacy: 'We compare your pictures and do not keep them.',
  camera: 'Use the camera',
  file: 'Choose a picture',
  shoot: 'Take the picture',
  stop: 'Back',
  live: 'What the camera sees',
  retake: 'Try another picture',
  use: 'Use this picture',
  change: 'Change',
  send: 'Send the pictures',
  sending: 'Sending…',
  done: {
    title: 'Thank you!',
    embedded: 'Your pictures are with us. You can go on.',
    alone: 'Your pictures are with us. You can close this page: the hotel’s screen goes on by itself.',
  },
  gone: {
    title: 'This page has run out',
    text: 'Each link opens once and only for a short while. Close this and open the check again.',
  },
  away: { title: 'We cannot be reached', text: 'Check your connection and try again.', retry: 'Try again' },
  problems: {
    denied: 'The camera was not allowed. Allow it in your browser, or choose a picture instead.',
    deniedOnly: 'The camera was not allowed here. Please go on with your phone, or ask our team.',
    none: 'We found no camera that works. Choose a picture instead.',
    noneOnly: 'We found no camera that works. Please go on with your phone, or ask our team.',
    notPicture: 'We could not read this picture. Use a JPEG, PNG or WebP.',
    small: 'This picture is too small to be read. Take it from closer or choose a larger one.',
    large: 'This picture is too large. Choose one below 25 MB.',
    network: 'The pictures did not get through. Check your connection and send them again.',
    refused: 'One of the pictures could not be read. Please take it again.',
  },
};

export type Words = typeof en;

const pt: Words = {
  title: 'Verificação de identidade',
  opening: 'Abrindo…',
  step: 'Passo {n} de 3',
  document: {
    title: 'Seu documento',
    text: 'Passaporte, RG ou CNH. Com os quatro cantos na foto, nada por cima e sem reflexo.',
    alt: 'Seu documento, como será enviado',
  },
  selfie: {
    title: 'Seu rosto',
    text: 'Olhe para a frente, com boa luz, sem óculos escuros nem chapéu.',
    alt: 'Sua selfie, como será enviada',
  },
  review: { title: 'Tudo pronto?', text: 'As duas fotos estão nítidas e fáceis de ler?' },
  privacy: 'Comparamos as suas fotos e não guardamos nenhuma.',
  camera: 'Usar a câmera',
  file: 'Escolher uma foto',
  shoot: 'Tirar a foto',
  stop: 'Voltar',
  live: 'O que a câmera vê',
  retake: 'Tentar outra foto',
  use: 'Usar esta foto',
  change: 'Trocar',
  send: 'Enviar as fotos',
  sending: 'Enviando…',
  done: {
    title: 'Obrigado!',
    embedded: 'Suas fotos chegaram. Você já pode continuar.',
    alone: 'Suas fotos chegaram. Pode fechar esta página: a tela do hotel continua sozinha.',
  },
  gone: {
    title: 'Esta página expirou',
    text: 'Cada link abre uma vez só e por pouco tempo. Feche e abra a verificação de novo.',
  },
  away: {
    title: 'Estamos fora de alcance',
    text: 'Confira a sua conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  problems: {
    denied: 'A câmera não foi permitida. Permita no navegador ou escolha uma foto.',
    deniedOnly: 'A câmera não foi permitida aqui. Continue no seu celular ou fale com a nossa equipe.',
    none: 'Não encontramos uma câmera que funcione. Escolha uma foto.',
    noneOnly: 'Não encontramos uma câmera que funcione. Continue no seu celular ou fale com a nossa equipe.',
    notPicture: 'Não conseguimos ler esta foto. Use JPEG, PNG ou WebP.',
    small: 'Esta foto é pequena demais para ler. Tire mais de perto ou escolha uma maior.',
    large: 'Esta foto é grande demais. Escolha uma com menos de 25 MB.',
    network: 'As fotos não chegaram. Confira a sua conexão e envie de novo.',
    refused: 'Não conseguimos ler uma das fotos. Tire de novo, por favor.',
  },
};

export const words = { en, pt };
