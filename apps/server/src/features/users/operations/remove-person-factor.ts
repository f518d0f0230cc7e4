import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { tellRightsChanged } from '../../../rights-changed.ts'
import { noteChange } from '../../audit/index.ts'
import { isGuid } from '../../sites/index.ts'
import { factorRefusal } from '../rules/ranks.ts'
import { deleteFactor } from '../store/factors.ts'
import { findPeople, lockPlaces } from '../store/people.ts'
import { findWorkplaces } from '../store/roles.ts'
import { deleteSessionsOf } from '../store/sessions.ts'
import { personView } from '../view.ts'
import { demandOwnerStill } from './lock-person.ts'

/** Takes the app of somebody who lost it away. Whoever is signed in as them is signed out; their password lets them in. */
export const removePersonFactor: Operation<'removePersonFactor'> = ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const userId = isGuid(input.userId) ? input.userId.toLowerCase() : fail('USER_NOT_FOUND')
    const places = await lockPlaces(tx, siteId, userId)
    demandOwnerStill(actor, places)
    const [person] = await findPeople(tx, siteId, [userId])
    if (!person) return fail('USER_NOT_FOUND')
    const own = actor.type === 'staff' ? await findWorkplaces(tx, actor.userId) : []
    const refusal = factorRefusal(actor, { ...person, workplaces: await findWorkplaces(tx, userId) }, own)
    if (refusal) return fail(refusal)
    if (!(await deleteFactor(tx, userId))) return fail('FACTOR_NOT_AVAILABLE')
    await deleteSessionsOf(tx, userId)
    const noted = { operation: 'removePersonFactor', entityType: 'user', entityId: userId, entityName: person.name }
    const change = { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } }
    await noteChange(tx, siteId, actor, { ...noted, ...change }, context.clock.now())
    tellRightsChanged(tx)
    return { person: personView({ ...person, hasSecondFactor: false }) }
  })
