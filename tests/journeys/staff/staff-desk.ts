import { randomUUID } from 'node:crypto';
import type { Approval } from '#shared/contract/staff/approvals.ts';
import type { DeskDue, DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import type { EnteredIdentity } from '#shared/contract/staff/documents.ts';
import type { Drawer } from '#shared/contract/staff/drawers.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { openStaffSession, respond } from './staff-api.ts';

/** One sign-in per gateway and person: of an authenticator's codes three are right at one time, and each only once. */
const sessions = new WeakMap<GatewayProcess, Map<string, Promise<string>>>();

/** The reception of one of the seed's hotels by its calls, for journeys of guests. */
export class StaffDesk {
  readonly #gateway: GatewayProcess;
  readonly #hotelId: string;

  constructor(gateway: GatewayProcess, hotelId: string) {
    this.#gateway = gateway;
    this.#hotelId = hotelId;
  }

  /** Takes in cash what a booking owes. */
  async takeInCash(locator: string): Promise<DeskReceipt> {
    const { hits } = await this.#call<{ hits: SearchHit[] }>('search', { text: locator });
    const booking = `bookings/${hits[0]?.bookingId}`;
    const { due } = await this.#call<DeskDue>(`${booking}/due`);
    if (due === null) throw new Error(`${locator} owes nothing`);
    await this.openDrawer();
    return this.#call(`${booking}/payments`, {
      ...due,
      key: `desk_${randomUUID()}`,
      means: { kind: 'CASH' },
    });
  }

  /** Opens the desk's drawer, so that it can take cash; its own if it is open. */
  async openDrawer(): Promise<void> {
    const { drawer } = await this.#call<{ drawer: Drawer | null }>('drawer');
    if (drawer === null) await this.#call('drawer', { key: `desk_${randomUUID()}`, count: [] });
  }

  /** Credits as a gift: asked for by the reception, approved by the hotel's manager. */
  async giveCredits(bookingId: string, amountCents: number): Promise<void> {
    const order = { kind: 'CREDIT_GIFT', amountCents, key: `desk_${randomUUID()}`, reason: 'a gift' };
    const { id } = await this.#call<Approval>(`bookings/${bookingId}/approvals`, order);
    await this.#call(`approvals/${id}/decide`, { amountCents, isApproved: true }, 'manager');
    await this.#call(`approvals/${id}/carry-out`, { amountCents });
  }

  /** An announced parcel is at the reception. */
  async receiveParcel(description: string, comments: string): Promise<Parcel> {
    const { parcels } = await this.#call<{ parcels: Parcel[] }>('parcels?state=ANNOUNCED');
    const announced = parcels.find(parcel => parcel.description === description);
    if (announced === undefined) throw new Error(`nobody has announced "${description}"`);
    return this.#call(`parcels/${announced.id}/arrived`, { comments });
  }

  /** Sees whoever booked, with a driver's licence that says what they entered. */
  async approveHolder(bookingId: string): Promise<void> {
    const path = `bookings/${bookingId}/guests/holder/document`;
    const { firstName, lastName, birthDate, version } = await this.#call<EnteredIdentity>(path, {});
    const name = { firstName, lastName };
    await this.#call(`${path}/approve`, {
      version,
      document: { kind: 'CNH', number: '529.982.247-25', ...name, birthDate, nationality: 30 },
      corrected: [],
      isPersonSeen: true,
    });
  }

  /** Without a body it reads. */
  async #call<Output>(
    path: string,
    body?: unknown,
    by: 'reception' | 'manager' = 'reception',
  ): Promise<Output> {
    const address = this.#gateway.staffAddress;
    if (address === null) throw new Error('this gateway has no address for staff');
    const inHotel = `/hotels/${this.#hotelId}/${path}`;
    let response = await respond(address, inHotel, { cookie: await this.#session(address, by), body });
    // The journey has moved the clock: the session has ended, or is locked.
    if (response.status === 401 || response.status === 423) {
      sessions.delete(this.#gateway);
      response = await respond(address, inHotel, { cookie: await this.#session(address, by), body });
    }
    if (!response.ok) throw new Error(`${inHotel}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Output;
  }

  #session(address: string, by: 'reception' | 'manager'): Promise<string> {
    const ofGateway = sessions.get(this.#gateway) ?? new Map<string, Promise<string>>();
    sessions.set(this.#gateway, ofGateway);
    const email = `${by}.${this.#hotelId.toLowerCase()}@pernoite.test`;
    const session = ofGateway.get(email) ?? openStaffSession(address, email);
    ofGateway.set(email, session);
    return session;
  }
}
