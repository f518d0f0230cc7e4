import type { OutputOf } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { listFactorRows } from '../store/factors.ts'
import { listPasskeyRows } from '../store/passkeys.ts'

/** The kinds of what a member shows beside the password, or in its place. */
export async function findFactorTypes(
  db: Db,
  who: { siteId: string; memberId: string },
): Promise<OutputOf<'getMemberRecord'>['factorTypes']> {
  const active = (await listFactorRows(db, who)).filter(({ isActive }) => isActive)
  const hasPasskey = (await listPasskeyRows(db, who)).length > 0
  return [...active.map(({ type }) => type), ...(hasPasskey ? (['WEBAUTHN'] as const) : [])]
}
