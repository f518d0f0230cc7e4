import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { withChanges } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { refuseForm } from './fields/form-key.tsx'
import { ExportButton } from './frame/export-button.tsx'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { usePageLink } from './page-link.ts'
import { changeMoney, type RefusedMoney, readMoneyAction } from './payments/data/change-money.ts'
import { asksToRefund, loadPayment, loadRefundedOrder } from './payments/data/load-money.ts'
import {
  exportedDays,
  loadDisputed,
  loadPayments,
  loadReturnedRefunds,
  PAYMENTS_PER_PAGE,
  readPaymentsFilters,
} from './payments/data/load-payments.ts'
import { PaymentFilters } from './payments/filters.tsx'
import { PaymentDrawer } from './payments/payment-drawer.tsx'
import { PaymentRows } from './payments/payment-rows.tsx'
import styles from './payments/payments.module.css'
import { PaymentsNotice } from './payments/payments-notice.tsx'
import { PaymentTabs } from './payments/tabs.tsx'
import { UnpaidBookings } from './payments/unpaid-bookings.tsx'
import { staffContext } from './staff-context.ts'

export { alwaysRevalidate as shouldRevalidate } from './drawer/act-on-booking.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of payments, and the one that is open. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const { site, now } = context.get(requestContext)
  const zone = site.timeZone
  const filters = readPaymentsFilters(search)
  const id = readGuid(search.get('payment'))
  const [list, returned, disputed, unpaid, detail] = await Promise.all([
    loadPayments(client, filters, zone),
    loadReturnedRefunds(client),
    loadDisputed(client),
    client.bookings.sumUnpaidBookings({}),
    id ? loadPayment(client, id) : undefined,
  ])
  const canManage = session.permissions.includes('MANAGE_PAYMENTS')
  const isOfOrder = detail?.charge.subjectType === 'ORDER'
  const isRefunding = canManage && asksToRefund(search)
  return {
    ...list,
    order: detail && isOfOrder && isRefunding ? await loadRefundedOrder(client, detail.charge.subjectId) : null,
    returned,
    disputed,
    unpaid,
    filters,
    zone,
    exported: exportedDays(filters, dayIn(now(), zone)),
    open: id ? { id, detail: detail ?? null } : null,
    pay: search.get('pay'),
    done: readMoneyAction(search.get('done')) ?? null,
    canManage,
    formKey: crypto.randomUUID(),
  }
}

/** Handles the forms of the drawer. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const money = readMoneyAction(form.get('intent'))
  if (!money) throw data(null, { status: 400 })
  const refused = await changeMoney(context.get(staffContext).client, money, form)
  if (refused) return refuseForm(refused)
  return redirect(`${dashboardPaths.payments()}${withChanges(url.search, { pay: null })}&done=${money}`, 303)
}

export default function Payments() {
  const t = useT()
  const pageLink = usePageLink()
  const refused = useActionData<RefusedMoney>()
  const {
    rows,
    total,
    returned,
    disputed,
    unpaid,
    filters,
    zone,
    exported,
    open,
    pay,
    done,
    canManage,
    order,
    formKey,
  } = useLoaderData<typeof loader>()
  const state = {
    pay,
    refused,
    formAction: pageLink({}),
    formKey,
    headingLevel: 3 as const,
    order: order ? { ...order, zone } : undefined,
  }
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'page' && value)
  // Takings contain refunds as well, which these filters do not know.
  const isNarrowed = Boolean(filters.search || filters.status || filters.method || filters.contactId)
  const { search } = useLocation()
  const links = usePaymentLinks(rows, open?.id, pay)
  return (
    <Page
      title={t('payments.title')}
      bar={<ListSearch name="search" value={filters.search || null} label={t('payments.find')} />}
      drawer={
        open &&
        links && <PaymentDrawer open={open} links={links} canManage={canManage} zone={zone} state={state} done={done} />
      }
    >
      <PaymentTabs current="list" />
      <PaymentsNotice text="payments.disputed" payments={disputed} />
      <PaymentsNotice text="payments.returned" payments={returned} />
      <UnpaidBookings unpaid={unpaid} />
      <div className={styles.tools}>
        <PaymentFilters filters={filters} />
        <p role="status" className={styles.count}>
          {t('payments.count', { count: total })}
        </p>
        {isNarrowed ? (
          <ExportButton file={dashboardPaths.paymentsFile(search)}>{t('payments.export.list')}</ExportButton>
        ) : (
          exported && (
            <ExportButton file={dashboardPaths.takingsFile(exported)}>
              {t(filters.from ? 'payments.export' : 'payments.export.month')}
            </ExportButton>
          )
        )}
      </div>
      {rows.length > 0 ? (
        <PaymentRows rows={rows} zone={zone} open={open?.id ?? null} />
      ) : (
        <Nothing
          action={
            isFiltered ? (
              <LinkButton to={dashboardPaths.payments()}>{t('payments.clear')}</LinkButton>
            ) : (
              <LinkButton to={dashboardPaths.bookings()}>{t('dashboard.nav.bookings')}</LinkButton>
            )
          }
        >
          {t(isFiltered ? 'payments.none.found' : 'payments.none')}
        </Nothing>
      )}
      <Paging page={filters.page} size={PAYMENTS_PER_PAGE} total={total} />
    </Page>
  )
}

/** Returns the links of the drawer's arrows and binds their keys. Null while no payment is open. */
function usePaymentLinks(rows: readonly { id: string }[], id: string | undefined, pay: string | null) {
  const pageLink = usePageLink()
  const index = rows.findIndex((row) => row.id === id)
  const linkTo = (row: { id: string } | undefined) => (row ? pageLink({ payment: row.id, pay: null }) : null)
  const close = pageLink({ payment: null, pay: null })
  const links = id ? { close, before: linkTo(rows[index - 1]), after: linkTo(rows[index + 1]) } : null
  useListKeys(links, pay ? pageLink({ pay: null }) : close)
  return links
}
