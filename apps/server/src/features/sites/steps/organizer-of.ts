import type { Context } from '../../../context.ts'
import type { SiteRow } from '../store.ts'
import { publicAddress } from './public-address.ts'

/** Who answers for entries in calendars. */
export type Organizer = { name: string; email: string }

/** Returns the business with its address; without one, with a no-reply name at the host of its pages. */
export async function organizerOf(
  context: Pick<Context, 'config' | 'db'>,
  { id, name, email }: Pick<SiteRow, 'id' | 'name' | 'email'>,
): Promise<Organizer> {
  return { name, email: email ?? `no-reply@${new URL(await publicAddress(context, id)).hostname}` }
}
