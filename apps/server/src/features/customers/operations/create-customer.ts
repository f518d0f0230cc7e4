import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { insertCustomer } from '../../contacts/index.ts'
import { changesBetween, detailViolations, normalizeDetails } from '../rules/details.ts'
import { contactColumns } from '../steps/contact-columns.ts'
import { noteChange } from '../steps/note-change.ts'
import { showCustomer } from '../steps/show-customer.ts'

export const createCustomer: Operation<'createCustomer'> = async ({ input, actor }, context) => {
  const details = normalizeDetails(input.customer)
  const violations = detailViolations(details, 'customer.')
  if (violations.length > 0) refuseFields(violations)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const createdById = actor.type === 'staff' ? actor.userId : null
    const made = { ...contactColumns(details), id: context.ids.guid(), createdById }
    const customer = await insertCustomer(tx, actor.siteId, made, now)
    await noteChange(context, tx, actor, customer, { action: 'create', detail: changesBetween({}, details) })
    return showCustomer(tx, actor, customer, now)
  })
}
