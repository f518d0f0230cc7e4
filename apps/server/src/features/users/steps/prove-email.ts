import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findWorkplaces } from '../store/roles.ts'
import { deleteUserSessions } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { loadUser, markEmailProved } from '../store/users.ts'
import { removeUserFactor } from './remove-user-factor.ts'

/**
 * Records that an emailed link was followed. Until then anybody may have set the account up with a link that was passed on,
 * so the first time its second factor, recovery codes and sessions are dropped. Returns false if it was proved before.
 */
export async function proveEmail(tx: Tx, context: Context, userId: string): Promise<boolean> {
  if (!(await markEmailProved(tx, userId, context.clock.now()))) return false
  const { name } = await loadUser(tx, userId)
  const siteIds = (await findWorkplaces(tx, userId)).map(({ siteId }) => siteId)
  await removeUserFactor(tx, context, { userId, name }, { siteIds, actor: undefined })
  await deleteUserSessions(tx, userId)
  signalRightsChanged(tx)
  return true
}
