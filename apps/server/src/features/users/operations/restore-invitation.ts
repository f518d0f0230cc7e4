import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { grantRefusal, toGrantor } from '../rules/ranks.ts'
import { undoMs } from '../rules/undo.ts'
import { recordInvitationChange } from '../steps/invite.ts'
import { lockInviter } from '../steps/lock-person.ts'
import { findPersonByEmail } from '../store/people.ts'
import { restoreRevokedInvitation, takeRevokedInvitation } from '../store/removed.ts'
import { invitationView } from '../view.ts'

/** Restores a just revoked invitation. Its link works again, so no email is sent. */
export const restoreInvitation: Operation<'restoreInvitation'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  if (!isGuid(input.invitationId)) return fail('NOT_FOUND')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    await lockInviter(tx, actor)
    const row = (await takeRevokedInvitation(tx, siteId, input.invitationId, now - undoMs)) ?? fail('NOT_FOUND')
    const refusal = grantRefusal(toGrantor(actor), row.role)
    if (refusal) return fail(refusal)
    if (await findPersonByEmail(tx, siteId, row.email)) return fail('PERSON_ALREADY_EXISTS')
    if (!(await restoreRevokedInvitation(tx, row))) return fail('PERSON_ALREADY_EXISTS')
    await recordInvitationChange(tx, actor, { operation: 'restoreInvitation', after: row }, now)
    return { invitation: invitationView(row, now) }
  })
}
