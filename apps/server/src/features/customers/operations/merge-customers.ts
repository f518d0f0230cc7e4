import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { type ContactRow, findAccounts, lockContacts } from '../../contacts/index.ts'
import { findCustomer } from '../steps/find-customer.ts'
import { joinCustomers } from '../steps/join-customers.ts'
import { noteChange } from '../steps/note-change.ts'
import { showCustomer } from '../steps/show-customer.ts'
import { detailsView, displayName } from '../view.ts'

export const mergeCustomers: Operation<'mergeCustomers'> = async ({ input, actor }, context) => {
  // A merge moves bookings on every calendar.
  if (actor.type === 'staff' && actor.resourceIds) return fail('PERMISSION_DENIED')
  return context.transaction(async (tx) => {
    const { stored, duplicates } = await lockDuplicates(tx, actor, input)
    const now = context.clock.now()
    await requireOneAccount(tx, [stored, ...duplicates])
    if (duplicates.length === 0) return showCustomer(tx, actor, stored, now)
    return showCustomer(tx, actor, await merge(context, tx, actor, stored, duplicates), now)
  })
}

/** Locks the surviving customer and the duplicates, without those already merged into it. */
async function lockDuplicates(tx: Tx, actor: Actor, input: { contactId: string; otherIds: string[] }) {
  const { id: storedId } = await findCustomer(tx, actor, input.contactId)
  const otherIds = [...new Set(input.otherIds.map((id) => id.toLowerCase()))]
  if (otherIds.includes(storedId)) refuseFields([own])
  const rows = await lockContacts(tx, actor.siteId, [storedId, ...otherIds])
  const stored = rows.find(({ id }) => id === storedId)
  const others = rows.filter(({ id, merged_into_id }) => id !== storedId && merged_into_id !== storedId)
  const isGone = others.some(({ merged_into_id }) => merged_into_id !== null)
  if (!stored || stored.merged_into_id !== null || isGone || rows.length < otherIds.length + 1)
    fail('CONTACT_NOT_FOUND')
  // In the order they were named: the first that knows something fills the gap.
  const named = otherIds.map((id) => others.find((row) => row.id === id))
  return { stored: stored, duplicates: named.filter((row) => row !== undefined) }
}

/** Two verified accounts would see each other's bookings, and pay with each other's cards. */
async function requireOneAccount(tx: Tx, customers: readonly ContactRow[]): Promise<void> {
  const accounts = await Promise.all(customers.map(({ site_id, id }) => findAccounts(tx, site_id, id)))
  if (accounts.flat().filter(({ isProven }) => isProven).length > 1) fail('CUSTOMERS_HAVE_ACCOUNTS')
}

const own = {
  field: 'otherIds',
  description: 'must not hold the customer who stays',
  violatedRule: 'OTHER',
  ruleName: 'CUSTOMER_WHO_STAYS',
  data: {},
} as const

async function merge(
  context: Context,
  tx: Tx,
  actor: Actor,
  stored: ContactRow,
  duplicates: readonly ContactRow[],
): Promise<ContactRow> {
  const { updated, moved } = await joinCustomers(context, tx, { stored, duplicates, actor })
  const before = duplicates.map((duplicate) => ({
    id: duplicate.id,
    name: displayName(duplicate),
    ...detailsView(duplicate),
  }))
  await noteChange(context, tx, actor, updated, { action: 'merge', detail: { duplicates: before }, moved })
  return updated
}
