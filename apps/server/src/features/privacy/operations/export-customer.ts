import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { listRecords } from '../store/export.ts'
import { findContactsOf, findMembersOf, loadPerson } from '../store/person.ts'

/** Who exported whom is logged. */
export const exportCustomer: Operation<'exportCustomer'> = ({ input, actor }, context) =>
  context.longTransaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const contactIds = await findContactsOf(tx, siteId, input.contactId)
    if (contactIds.length === 0) return fail('CONTACT_NOT_FOUND')
    const memberIds = await findMembersOf(tx, siteId, contactIds)
    const person = await loadPerson(tx, siteId, { contactIds, memberIds, isOwnCall: false })
    const records = await listRecords(tx, person)
    const entry = { operation: 'exportCustomer', entityType: 'customer', entityId: input.contactId, entityName: '' }
    await recordChange(tx, siteId, actor, { ...entry, after: { exportedDate: new Date(now).toISOString() } }, now)
    return { data: { exportedDate: new Date(now).toISOString(), records } }
  })
