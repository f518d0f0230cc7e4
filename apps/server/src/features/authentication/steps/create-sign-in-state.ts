import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { stateMs } from '../rules/lifetimes.ts'
import { deleteStates, insertState, type StateKind } from '../store/states.ts'

/** Creates a sign-in state, which replaces an earlier one. */
export async function createSignInState(
  tx: Tx,
  context: Context,
  { site_id: siteId, id: memberId }: Member,
  { kind, returnUrl = null }: { kind: StateKind; returnUrl?: string | null | undefined },
): Promise<{ id: string; stateToken: string }> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const id = context.ids.guid()
  await deleteStates(tx, siteId, memberId)
  await insertState(tx, { siteId, id, memberId, kind, returnUrl, hash, expiresAt: now + stateMs }, now)
  return { id, stateToken: text }
}
