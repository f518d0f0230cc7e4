import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { isSharedContact } from '../../bookings/index.ts'
import { findAccounts, updateContact } from '../../contacts/index.ts'
import { changesBetween, detailViolations, normalizeDetails } from '../rules/details.ts'
import { contactColumns } from '../steps/contact-columns.ts'
import { lockCustomer } from '../steps/find-customer.ts'
import { noteChange } from '../steps/note-change.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { detailsView } from '../view.ts'

export const updateCustomer: Operation<'updateCustomer'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const customer = await lockCustomer(tx, actor, input.customer.id)
    if (input.customer.revision !== String(customer.revision)) return fail('REVISION_MISMATCH')
    const before = detailsView(customer)
    const sent = normalizeDetails(input.customer)
    const changed = changesBetween(before, sent)
    if (Object.keys(changed).length === 0) return showCustomer(tx, actor, customer, now)
    const violations = detailViolations({ ...before, ...sent }, 'customer.').filter(
      ({ field }) => field === 'customer.firstName' || field.replace('customer.', '') in changed,
    )
    if (violations.length > 0) refuseFields(violations)
    // Whoever has the address gets the account's bookings by verifying it.
    const isGuarded = 'email' in changed && !may(actor, 'MANAGE_MEMBERS')
    if (isGuarded && (await findAccounts(tx, actor.siteId, customer.id)).length > 0) return fail('CUSTOMER_HAS_ACCOUNT')
    if ('email' in changed && (await isSharedContact(tx, actor, customer.id))) return fail('PERMISSION_DENIED')
    const updated = await updateContact(tx, customer, contactColumns(sent), now)
    if (before.email) {
      const addresses = { from: before.email.toLowerCase(), to: updated.email?.toLowerCase() ?? null }
      const moved = { siteId: actor.siteId, contactIds: [updated.id], ...addresses, actor }
      if (addresses.from !== addresses.to) await context.ports.customers.moveBookings(context, tx, moved)
    }
    await noteChange(context, tx, actor, updated, { action: 'update', detail: changed })
    return showCustomer(tx, actor, updated, now)
  })
