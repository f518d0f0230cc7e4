import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publicAddress } from '../../sites/index.ts'
import { loadUser } from '../store/users.ts'
import { type WayInLetter, writeWayIn } from './neighbours.ts'

type Told = Pick<WayInLetter, 'change' | 'which' | 'from'>

/** Writes to somebody who works here that a way into their account changed, in the name of the business they are at. */
export async function tellWayIn(
  tx: Tx,
  context: Context,
  { siteId, userId }: { siteId: string; userId: string },
  told: Told,
): Promise<void> {
  const { email, name, language } = await loadUser(tx, userId)
  const securityUrl = `${await publicAddress(context, siteId)}/dashboard/security`
  await writeWayIn(context, tx, { ...told, siteId, email, name, language: language ?? undefined, securityUrl })
}
