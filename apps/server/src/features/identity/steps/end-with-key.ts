import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { voidCodes } from '../store/codes.ts'
import { revokeFamiliesOfKey } from '../store/families.ts'

/**
 * Ends what a locked key, or client with a secret, opened as members: sign-ins, tokens, and the calendar links that were made
 * with them. Whatever becomes another of these meanwhile is found as that.
 */
export async function endWithKey(context: Context, tx: Tx, siteId: string, keyId: string): Promise<void> {
  const now = context.clock.now()
  const sessionIds = await context.ports.identity.endSignInsOfKey(tx, context, { siteId, keyId })
  await voidCodes(tx, siteId, { issuedByKeyId: keyId }, now)
  const familyIds = await revokeFamiliesOfKey(tx, siteId, keyId, now)
  await context.ports.identity.endCalendarFeedsOf(tx, siteId, [...sessionIds, ...familyIds])
}
