import fc from 'fast-check'
import { type Client, expected } from '../../../support/factories.ts'
import { isBound, type Model, type ModelBooking, reservesCapacity } from '../model.ts'
import type { World } from '../world.ts'
import { actorClient } from './creating.ts'

/** The actor of the change: staff, its customer, another customer, or the holder of its link. */
export type Changer = 'admin' | 'customer' | 'other' | 'link'
export const changer = fc.constantFrom<Changer>('admin', 'admin', 'customer', 'customer', 'other', 'link')

export const full = ({ kind }: ModelBooking) =>
  kind === 'class' ? '428 SESSION_CAPACITY_EXCEEDED' : '428 SCHEDULE_CAPACITY_EXCEEDED'

/** A customer other than the booking's. Bookings made by staff belong to no visitor. */
export function customerClient(world: World, { visitor }: ModelBooking, other: boolean): Client {
  return actorClient(world, other ? 1 - (visitor ?? 0) : (visitor ?? 0))
}

export function isForeign({ visitor }: ModelBooking, by: Changer): boolean {
  return by === 'other' || (by === 'customer' && visitor === null)
}

async function createManageToken({ admin }: World, { id }: ModelBooking): Promise<string> {
  return expected(await admin.get(`/v1/anonymous-bookings/${id}/token`)).token
}

export async function send(
  world: World,
  booking: ModelBooking,
  by: Changer,
  change: 'cancel' | 'reschedule',
  payload: object,
) {
  const body = { revision: String(booking.revision), ...payload }
  if (by === 'link')
    return world.anyone.post(`/v1/anonymous-bookings/${await createManageToken(world, booking)}/${change}`, body)
  const client = by === 'admin' ? world.admin : customerClient(world, booking, by === 'other')
  return client.post(`/v2/bookings/${booking.id}/${change}`, body)
}

/** Returns what the policy allows the holder of the link. */
export const allowsLink = (model: Model, booking: ModelBooking) =>
  reservesCapacity(booking.status) && !isBound(model, booking) && model.now < booking.start
