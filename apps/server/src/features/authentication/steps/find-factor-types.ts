import type { OutputOf } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { listFactorRows } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'

/** Finds the types of a member's second factors and passkeys. */
export async function findFactorTypes(
  db: Db,
  who: { siteId: string; memberId: string },
): Promise<OutputOf<'getMemberRecord'>['factorTypes']> {
  const active = (await listFactorRows(db, who)).filter(({ isActive }) => isActive)
  const hasPasskey = (await listPasskeyRows(db, who)).length > 0
  return [...active.map(({ type }) => type), ...(hasPasskey ? (['WEBAUTHN'] as const) : [])]
}
