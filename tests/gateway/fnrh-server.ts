import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import {
  disabilities,
  disabilityKinds,
  lawReasons,
  lawTransports,
  races,
} from '#shared/rules/guest-registration.ts';

/** What the FNRH's documents of version 2.3 say of its interface, as a server with a memory and bad days. */
export type FnrhServer = {
  url: string;
  /** All requests, oldest first; `pathname` without the query. */
  requests: { method: string; pathname: string; headers: IncomingMessage['headers']; body: string }[];
  reservations: Map<string, Reservation>;
  fault: Fault | null;
  /** Which requests the fault is for; all where it is null. */
  faultAt: RegExp | null;
  faults: number;
  unlisted: Set<string>;
  close(): Promise<void>;
};

/**
 * `lost`: it does what was requested and its response never arrives. `broken`: 500. `silent`: no response at all.
 * `unauthorized`: 401. `guestless`: takes a reservation and leaves its guests out.
 */
export type Fault = 'lost' | 'broken' | 'silent' | 'unauthorized' | 'guestless' | 'html';

type Guest = { hospede_id: string; situacao_hospede_id: string; pessoa_id: string; document: string | null };
type Reservation = { reserva_id: string; numero_reserva: string; guests: Guest[]; dates: [string, string] };

export const ACCOUNT = { user: 'hotel-user', key: 'chave-secreta-do-hotel', cpf: '52998224725' };

const document = z.object({ numero_documento: z.string().min(1), tipo_documento_id: z.string() });
const person = z.looseObject({
  nome: z.string().min(1),
  genero_id: z.string(),
  raca_id: z.string(),
  deficiencia_id: z.string(),
});
const register = z.object({
  reserva: z.looseObject({
    numero_reserva: z.string().min(1),
    data_entrada: z.string(),
    data_saida: z.string(),
    quantidade_hospede_adulto: z.int().min(1),
  }),
  dados_hospede: z.array(
    z.looseObject({
      dados_pessoais: person.extend({
        documento_id: document.optional(),
        contato: z.looseObject({ logradouro: z.string().min(1) }),
      }),
      responsavel: document.optional(),
      dados_ficha: z.object({ motivo_viagem_id: z.string(), meio_transporte_id: z.string() }),
    }),
  ),
});
const newPerson = z.object({
  pessoa: person.extend(document.shape).extend({ logradouro: z.string().min(1) }),
});
const newGuest = z.object({
  pessoa_id: z.string(),
  situacao_hospede_id: z.string(),
  fnrh: z.object({ motivo_viagem_id: z.string(), meio_transporte_id: z.string() }),
});

type Reply = { status: number; body?: unknown };
const invalid = (mensagem: string): Reply => ({
  status: 400,
  body: { erro: 'VALIDATION', mensagem, codigo: 400 },
});
const missing: Reply = { status: 404, body: { erro: 'Not Found', mensagem: 'não encontrado', codigo: 404 } };

const after: Record<string, { from: string; to: string }> = {
  checkin: { from: 'PRECHECKIN_REALIZADO', to: 'CHECKIN_REALIZADO' },
  checkout: { from: 'CHECKIN_REALIZADO', to: 'CHECKOUT_REALIZADO' },
  noshow: { from: 'PRECHECKIN_REALIZADO', to: 'NOSHOW' },
};

export async function startFnrhServer(): Promise<FnrhServer> {
  const people = new Map<string, string>();
  const lists: Record<string, readonly string[]> = {
    '/dominios/fnrh/motivos_viagem': lawReasons,
    '/dominios/fnrh/meios_transporte': lawTransports,
    '/dominios/pessoas/tipos_documento': ['CPF', 'PASSAPORTE'],
    '/dominios/pessoas/generos': ['HOMEM', 'MULHER', 'OUTRO', 'NAOINFORMADO'],
    '/dominios/pessoas/racas': races,
    '/dominios/pessoas/opcao_deficiencia': disabilities,
    '/dominios/pessoas/tipos_deficiencia': disabilityKinds,
  };
  const self: FnrhServer = {
    url: '',
    requests: [],
    reservations: new Map(),
    fault: null,
    faultAt: null,
    faults: Number.POSITIVE_INFINITY,
    unlisted: new Set(),
    close: () =>
      new Promise(closed => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  function carryOut(method: string, path: string, query: URLSearchParams, body: string): Reply {
    const list = lists[path];
    if (method === 'GET' && list) {
      const dados = list.filter(id => !self.unlisted.has(id)).map(id => ({ id, label: id }));
      return { status: 200, body: { dados } };
    }
    if (method === 'POST' && path === '/hospedagem/registrar') return registerStay(body);
    if (method === 'GET' && path === '/reservas') return findReservations(query);
    const [, section = '', id = '', act = '', rest = ''] = path.split('/');
    if (section === 'reservas' && act === 'hospedes') return guestsOf(method, id, body);
    if (section === 'hospedes' && method === 'PATCH') return move(id, act, body);
    if (section === 'pessoas' && id === 'documento') {
      const known = people.get(rest);
      return known ? { status: 200, body: { dados: { pessoa_id: known } } } : missing;
    }
    if (section === 'pessoas' && method === 'POST') {
      const given = newPerson.safeParse(JSON.parse(body));
      if (!given.success) return invalid('pessoa inválida');
      return { status: 201, body: { pessoa_id: personOf(given.data.pessoa.numero_documento) } };
    }
    return missing;
  }

  function personOf(number: string | null): string {
    const known = number === null ? undefined : people.get(number);
    const id = known ?? randomUUID();
    if (number !== null) people.set(number, id);
    return id;
  }

  function registerStay(body: string): Reply {
    const given = register.safeParse(JSON.parse(body));
    if (!given.success) return invalid('dados inválidos');
    const { reserva, dados_hospede } = given.data;
    for (const { dados_ficha } of dados_hospede)
      if (!(lawReasons as readonly string[]).includes(dados_ficha.motivo_viagem_id))
        return invalid('motivo_viagem_id fora do domínio');
    if ([...self.reservations.values()].some(known => known.numero_reserva === reserva.numero_reserva))
      return invalid('numero_reserva já cadastrado');
    const isGuestless = takeFault('guestless');
    const guests = (isGuestless ? [] : dados_hospede).map(({ dados_pessoais }) => {
      const number = dados_pessoais.documento_id?.numero_documento ?? null;
      return {
        hospede_id: randomUUID(),
        situacao_hospede_id: 'PRECHECKIN_REALIZADO',
        pessoa_id: personOf(number),
        document: number,
      };
    });
    const numbers = { reserva_id: randomUUID(), numero_reserva: reserva.numero_reserva };
    const dates: Reservation['dates'] = [reserva.data_entrada, reserva.data_saida];
    self.reservations.set(numbers.reserva_id, { ...numbers, guests, dates });
    const link_precheckin = `https://fnrh.example/${numbers.reserva_id}`;
    const dados = { reserva: { ...numbers, link_precheckin }, dados_hospedes: guests.map(shown) };
    return { status: 201, body: { dados } };
  }

  const shown = ({ document: _, ...guest }: Guest) => guest;

  /** It finds reservations by their dates, and not by their number. */
  function findReservations(query: URLSearchParams): Reply {
    const page = Number(query.get('page_number') ?? '1');
    const found = [...self.reservations.values()].filter(
      ({ dates }) => dates[0] === query.get('data_entrada') && dates[1] === query.get('data_saida'),
    );
    const dados = found
      .slice((page - 1) * 1, page * 1)
      .map(({ reserva_id, numero_reserva }) => ({ reserva_id, numero_reserva }));
    return { status: 200, body: { dados, pagination: { page_number: page } } };
  }

  function guestsOf(method: string, id: string, body: string): Reply {
    const reservation = self.reservations.get(id);
    if (!reservation) return missing;
    if (method === 'GET') return { status: 200, body: { dados: reservation.guests.map(shown) } };
    const given = newGuest.safeParse(JSON.parse(body));
    if (!given.success) return invalid('hóspede inválido');
    const { pessoa_id, situacao_hospede_id } = given.data;
    const number = [...people].find(([, known]) => known === pessoa_id)?.[0] ?? null;
    const guest = { hospede_id: randomUUID(), situacao_hospede_id, pessoa_id, document: number };
    reservation.guests.push(guest);
    return { status: 201, body: { hospede_id: guest.hospede_id } };
  }

  function move(id: string, act: string, body: string): Reply {
    const guest = [...self.reservations.values()]
      .flatMap(({ guests }) => guests)
      .find(({ hospede_id }) => hospede_id === id);
    const step = after[act];
    if (!guest || !step) return missing;
    if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(body)) return invalid('data inválida');
    if (guest.situacao_hospede_id !== step.from) return invalid(`hóspede em ${guest.situacao_hospede_id}`);
    guest.situacao_hospede_id = step.to;
    return { status: 200, body: { dados: { situacao_id: step.to } } };
  }

  function takeFault(wanted: Fault, address = ''): boolean {
    const isIt = self.fault === wanted && self.faults > 0 && (self.faultAt?.test(address) ?? true);
    if (isIt) self.faults -= 1;
    return isIt;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString('utf8')));
  });

  function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fnrh.test');
    const path = pathname.replace(/^\/rest\/v2/, '');
    const method = request.method ?? '';
    self.requests.push({ method, pathname: path, headers: request.headers, body });
    const send = ({ status, body: reply }: Reply) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(reply === undefined ? '' : JSON.stringify(reply));
    const address = `${method} ${path}`;
    if (takeFault('silent', address)) return;
    if (takeFault('broken', address)) return void send({ status: 500, body: { erro: 'Internal' } });
    if (takeFault('html', address)) return void response.writeHead(200).end('<html>manutenção</html>');
    const basic = `Basic ${Buffer.from(`${ACCOUNT.user}:${ACCOUNT.key}`).toString('base64')}`;
    const isKnown =
      request.headers.authorization === basic && request.headers['cpf_solicitante'] === ACCOUNT.cpf;
    if (!isKnown || takeFault('unauthorized', address)) {
      const mensagem = 'Credenciais inválidas ou ausentes';
      return void send({ status: 401, body: { erro: 'Unauthorized', mensagem, codigo: 401 } });
    }
    const reply = carryOut(method, path, searchParams, body);
    if (takeFault('lost', address)) return void request.socket.destroy();
    send(reply);
  }

  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v2`;
  return self;
}
