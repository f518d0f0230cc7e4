import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { deleteFactor } from '../store/factors.ts'
import { findWorkplaces } from '../store/roles.ts'
import { deleteUserSessions } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { findUserByEmail, loadUser } from '../store/users.ts'
import { notifySignInMethodChange } from './notify-sign-in-method-change.ts'

/** Who removed it, undefined for the operator; and the businesses whose activity logs record it. */
type FactorRemoval = { siteIds: readonly string[]; actor: Actor | undefined }

/** Takes a person's app and recovery codes away and signs them out everywhere. False where they had none. */
export async function removeUserFactor(
  tx: Tx,
  context: Context,
  { userId, name }: { userId: string; name: string },
  { siteIds, actor }: FactorRemoval,
): Promise<boolean> {
  if (!(await deleteFactor(tx, userId))) return false
  await deleteUserSessions(tx, userId)
  const noted = { operation: 'removePersonFactor', entityType: 'user', entityId: userId, entityName: name }
  const change = { ...noted, before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }
  for (const siteId of siteIds) await recordChange(tx, siteId, actor, change, context.clock.now())
  signalRightsChanged(tx)
  const [siteId] = siteIds
  const from = { person: actor && isManager(actor) ? actor.name : undefined }
  if (siteId)
    await notifySignInMethodChange(
      tx,
      context,
      { siteId, userId },
      { change: 'factorOff', which: { factor: 'TOTP' }, from },
    )
  return true
}

/**
 * Removes a factor on behalf of the operator, for users whom nobody at their businesses can help. Returns their name
 * and businesses.
 */
export function removeFactorByEmail(context: Context, email: string): Promise<{ name: string; businesses: string[] }> {
  return context.transaction(async (tx) => {
    const { id: userId } =
      (await findUserByEmail(tx, email)) ??
      fail('USER_NOT_FOUND', { description: `No staff user has the email address ${email}.` })
    const { name } = await loadUser(tx, userId)
    const workplaces = await findWorkplaces(tx, userId)
    const siteIds = workplaces.map(({ siteId }) => siteId)
    if (!(await removeUserFactor(tx, context, { userId, name }, { siteIds, actor: undefined })))
      fail('FACTOR_NOT_AVAILABLE', { description: `${name} has no second factor: the password alone signs them in.` })
    return { name, businesses: workplaces.map((workplace) => workplace.name) }
  })
}
