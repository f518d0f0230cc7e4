import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { factorRefusal, toGrantor } from '../rules/ranks.ts'
import { requireCurrentOwner } from '../steps/lock-person.ts'
import { removeUserFactor } from '../steps/remove-user-factor.ts'
import { findPeople, lockRoles } from '../store/people.ts'
import { findWorkplaces } from '../store/roles.ts'
import { personView } from '../view.ts'

/** Removes the second factor of a person who lost it and ends their sessions. They sign in with their password. */
export const removePersonFactor: Operation<'removePersonFactor'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const userId = isGuid(input.userId) ? input.userId.toLowerCase() : fail('USER_NOT_FOUND')
    const roles = await lockRoles(tx, siteId, userId)
    requireCurrentOwner(actor, roles)
    const [person] = await findPeople(tx, siteId, [userId])
    if (!person) return fail('USER_NOT_FOUND')
    const own = actor.type === 'staff' ? await findWorkplaces(tx, actor.userId) : []
    const refusal = factorRefusal(
      { ...toGrantor(actor), siteId },
      { ...person, workplaces: await findWorkplaces(tx, userId) },
      own,
    )
    if (refusal) return fail(refusal)
    if (!(await removeUserFactor(tx, context, person, { siteIds: [siteId], actor })))
      return fail('FACTOR_NOT_AVAILABLE')
    return { person: personView({ ...person, hasSecondFactor: false }) }
  })
