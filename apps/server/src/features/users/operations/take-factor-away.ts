import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { noteChange } from '../../audit/index.ts'
import { deleteFactor } from '../store/factors.ts'
import { findWorkplaces } from '../store/roles.ts'
import { deleteSessionsOf } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { findUserByEmail, loadUser } from '../store/users.ts'
import { notifySignInMethodChange } from './tell-way-in.ts'

/** The actor (undefined: the operator) and the sites whose audit logs record it. */
type Taken = { siteIds: readonly string[]; actor: Actor | undefined }

/** Removes a user's factor and recovery codes and ends their sessions. Returns false if they had none. */
export async function takeFactorAway(
  tx: Tx,
  context: Context,
  { userId, name }: { userId: string; name: string },
  { siteIds, actor }: Taken,
): Promise<boolean> {
  if (!(await deleteFactor(tx, userId))) return false
  await deleteSessionsOf(tx, userId)
  const noted = { operation: 'removePersonFactor', entityType: 'user', entityId: userId, entityName: name }
  const change = { ...noted, before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }
  for (const siteId of siteIds) await noteChange(tx, siteId, actor, change, context.clock.now())
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

/** Removes a user's factor for the operator. Returns their name and workplaces. */
export function takeFactorAwayByEmail(
  context: Context,
  email: string,
): Promise<{ name: string; businesses: string[] }> {
  return context.transaction(async (tx) => {
    const { id: userId } =
      (await findUserByEmail(tx, email)) ??
      fail('USER_NOT_FOUND', { description: `Nobody who works here has the e-mail address ${email}.` })
    const { name } = await loadUser(tx, userId)
    const places = await findWorkplaces(tx, userId)
    const siteIds = places.map(({ siteId }) => siteId)
    if (!(await takeFactorAway(tx, context, { userId, name }, { siteIds, actor: undefined })))
      fail('FACTOR_NOT_AVAILABLE', { description: `${name} has no second factor: the password alone signs them in.` })
    return { name, businesses: places.map((workplace) => workplace.name) }
  })
}
