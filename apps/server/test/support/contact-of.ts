import type { Context } from '../../src/context.ts'

/** Returns the contact of a booking, which its customer is not told. */
export async function contactOf({ db }: Pick<Context, 'db'>, bookingId: string | null | undefined): Promise<string> {
  const found = db
    .selectFrom('bookings')
    .select('contact_id')
    .where('id', '=', bookingId ?? '')
  const { contact_id } = await found.executeTakeFirstOrThrow()
  return contact_id ?? ''
}
