import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Member } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { stateMs } from '../rules/lifetimes.ts'
import { findCredentials } from '../store/credentials.ts'
import { deleteOtherStates, deleteStates, insertState, type SignUpProfile, type StateKind } from '../store/states.ts'

type Wanted = {
  kind: StateKind
  returnUrl?: string | null | undefined
  signUp?: SignUpProfile | undefined
  providerId?: string | null | undefined
}

/**
 * Creates a sign-in state, which replaces an earlier one. Verifications of an address replace none of another: whoever
 * began it may own the address, and whoever began this one may not.
 */
export async function createSignInState(
  tx: Tx,
  context: Context,
  { site_id: siteId, id: memberId }: Member,
  { kind, returnUrl = null, signUp, providerId = null }: Wanted,
): Promise<{ id: string; stateToken: string }> {
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const id = context.ids.guid()
  const isVerification = kind === 'EMAIL_VERIFICATION'
  await (isVerification ? deleteOtherStates : deleteStates)(tx, siteId, memberId)
  const passwordHash = isVerification ? ((await findCredentials(tx, siteId, memberId))?.passwordHash ?? null) : null
  const held = { returnUrl, passwordHash, signUp: signUp ?? null, providerId }
  await insertState(tx, { siteId, id, memberId, kind, ...held, hash, expiresAt: now + stateMs }, now)
  return { id, stateToken: text }
}
