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
  return { name, email: email ?? (await noReplyAddress(context, id)) }
}

/** Returns a no-reply name at the host of a site's pages. */
export async function noReplyAddress(context: Pick<Context, 'config' | 'db'>, siteId: string): Promise<string> {
  return `no-reply@${new URL(await publicAddress(context, siteId)).hostname}`
}
