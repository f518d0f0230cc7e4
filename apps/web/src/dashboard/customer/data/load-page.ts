import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { readCustomersFilters } from '../../customers/data/load-customers.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { readGuid } from '../../data/views.ts'
import { staffContext } from '../../staff-context.ts'
import { loadBalance } from './load-balance.ts'
import { loadComparison, loadCustomer } from './load-customer.ts'
import { loadCustomerPlans, loadSoldPlans } from './load-plans.ts'

/** Loads one customer with contact, bookings, notes and possible duplicates. */
export async function loadPage({ context, params, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now: clock } = context.get(requestContext)
  const now = clock()
  const requested = readGuid(params.contactId ?? null) ?? ''
  const shown = requested
    ? await loadCustomer(client, requested, { now, page: readCustomersFilters(search).page })
    : undefined
  if (!shown) throw data(null, { status: 404 })
  // A merged duplicate redirects to the remaining customer.
  if (shown.customer.id !== requested) throw redirect(dashboardPaths.customer(shown.customer.id))
  const canWrite = session.permissions.includes('MANAGE_BOOKINGS')
  // Merging moves bookings on everyone's calendar.
  const canMerge = canWrite && session.role !== 'staff'
  const other = canMerge ? readGuid(search.get('merge')) : null
  const canSell = ['MANAGE_PAYMENTS', 'READ_ORDERS', 'READ_CATALOGUE'].every((name) =>
    session.permissions.some((permission) => permission === name),
  )
  const hasAccount = shown.customer.account !== 'NONE' && shown.customer.unverifiedEmail === null
  const canEditMembers = session.permissions.includes('MANAGE_MEMBERS')
  const selling = canSell ? search.get('sell') : null
  const [balance, plans, sellable] = await Promise.all([
    loadBalance(client, session, shown.customer.id),
    loadCustomerPlans(client, session, shown.customer.id),
    selling ? loadSoldPlans(client, site.currency) : null,
  ])
  return {
    ...shown,
    balance,
    plans,
    sellable,
    canSell,
    selling,
    sold: canSell ? readGuid(search.get('sold')) : null,
    from: readGuid(search.get('from')),
    canWrite,
    canMerge,
    canErase: canEditMembers,
    canExport: session.permissions.includes('EXPORT_PERSONAL_DATA'),
    isEmailLocked: hasAccount && !canEditMembers,
    now,
    zone: site.timeZone,
    page: readCustomersFilters(search).page,
    key: crypto.randomUUID(),
    comparison: other ? ((await loadComparison(client, shown.customer, other)) ?? null) : null,
    isMerging: canMerge && search.has('merge'),
    isEditing: canWrite && search.get('edit') === '1',
    editedNote: canWrite ? readGuid(search.get('note')) : null,
    removedNote: canWrite ? readGuid(search.get('removed')) : null,
    done: search.get('done'),
  }
}

export type CustomerPageData = Awaited<ReturnType<typeof loadPage>>
