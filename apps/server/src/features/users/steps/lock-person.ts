import type { Role } from '@kalends/contract'
import { type Actor, isOwner } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { rankRefusal, toGrantor } from '../rules/ranks.ts'
import { findPeople, lockRoles, type PersonRow } from '../store/people.ts'
import { requireSession } from './require-session.ts'

/**
 * Locks a person whose role will change to `to` or be removed (null), and all owners. Checks the actor's permission
 * again under the lock.
 */
export async function lockPerson(tx: Tx, actor: Actor, userId: string, to: Role | null): Promise<PersonRow> {
  const { siteId } = actor
  const id = isGuid(userId) ? userId.toLowerCase() : fail('USER_NOT_FOUND')
  const assignments = await lockRoles(tx, siteId, id)
  const workplace = assignments.find((one) => one.userId === id) ?? fail('USER_NOT_FOUND')
  const owners = assignments.filter(({ role }) => role === 'owner')
  const refusal = rankRefusal(toGrantor(actor), workplace, to)
  if (refusal) fail(refusal)
  if (workplace.role === 'owner' && to !== 'owner' && owners.length === 1) fail('LAST_OWNER_STAYS')
  requireCurrentOwner(actor, owners)
  const [person] = await findPeople(tx, siteId, [id])
  return person ?? fail('USER_NOT_FOUND')
}

/** Refuses an owner who was removed concurrently. The assignments must have been read under the lock. */
export function requireCurrentOwner(actor: Actor, assignments: readonly { userId: string; role: Role }[]): void {
  if (!isOwner(actor)) return
  if (!assignments.some(({ userId, role }) => role === 'owner' && userId === actor.userId)) fail('PERMISSION_DENIED')
}

/** Locks the role of a person who invites, and refuses an owner who was removed concurrently. */
export async function lockInviter(tx: Tx, actor: Actor): Promise<void> {
  if (actor.type === 'staff') requireCurrentOwner(actor, await lockRoles(tx, actor.siteId, actor.userId))
}

/**
 * Refuses everyone but an owner in person, who is still one and signed in: their role is locked. No key is one, for a key
 * cannot make owners either.
 */
export async function requireOwner(tx: Tx, actor: Actor): Promise<void> {
  if (!isOwner(actor)) return fail('UNAUTHORIZED_OPERATION')
  await requireSession(tx, actor)
  requireCurrentOwner(actor, await lockRoles(tx, actor.siteId, actor.userId))
}
