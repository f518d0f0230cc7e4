import type { Operation } from '../../../operation.ts'
import { listInvitations } from '../store/invitations.ts'
import { listPeopleRows } from '../store/people.ts'
import { invitationView, personView } from '../view.ts'

/** Lists staff with their roles, and invitations. */
export const listPeople: Operation<'listPeople'> = async ({ actor }, context) => {
  const [people, invitations] = await Promise.all([
    listPeopleRows(context.db, actor.siteId),
    listInvitations(context.db, actor.siteId),
  ])
  const now = context.clock.now()
  return { people: people.map(personView), invitations: invitations.map((row) => invitationView(row, now)) }
}
