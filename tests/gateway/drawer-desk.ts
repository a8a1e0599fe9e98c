import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drawers } from '#gateway/store/schema/drawers.ts';
import { staffRoles } from '#gateway/store/schema/staff.ts';
import { type Desk, newDesk } from './desk.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL } from './small-hotel.ts';

export const newKey = (): string => `desk_${randomUUID()}`;

/** 300.00 reais in notes. */
export const FLOAT = [
  { cents: 100_00, quantity: 2 },
  { cents: 50_00, quantity: 2 },
];

/** The count of an amount, in as few pieces as there are. */
export function countOf(amountCents: number): { cents: number; quantity: number }[] {
  let left = amountCents;
  const count = [200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 25, 10, 5].map(cents => {
    const quantity = Math.floor(left / cents);
    left -= quantity * cents;
    return { cents, quantity };
  });
  if (left > 0) throw new Error('no coins make this amount');
  return count.filter(({ quantity }) => quantity > 0);
}

/** A receptionist at a desk of their own, which has no drawer. */
export async function newDrawerDesk(gateway: TestGateway, device = `desk-${randomUUID()}`): Promise<Desk> {
  return newDesk(gateway, HOTEL, undefined, { device, hasDrawer: false });
}

/** A manager at a desk of their own. */
export async function newManager(gateway: TestGateway): Promise<Desk> {
  const desk = await newDrawerDesk(gateway);
  await gateway.app.store.db
    .update(staffRoles)
    .set({ role: 'MANAGER' })
    .where(eq(staffRoles.staffId, desk.staffId));
  return desk;
}

export const openDrawer = (desk: Desk, count: object = FLOAT) =>
  desk.calls.drawers.open({ hotelId: HOTEL, key: newKey(), count });

export const drawerRow = async ({ app }: TestGateway, drawerId: string) => {
  const [row] = await app.store.db.select().from(drawers).where(eq(drawers.id, drawerId));
  if (!row) throw new Error('no such drawer');
  return row;
};
