import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { CheckoutOrderRows } from './checkout-orders/checkout-order-rows.tsx'
import {
  CHECKOUT_ORDERS_PER_PAGE,
  loadCheckoutOrders,
  paymentStatuses,
  readCheckoutOrdersFilters,
  statuses,
} from './checkout-orders/data/load-checkout-orders.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListFilter } from './frame/list-filter.tsx'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import styles from './orders/orders.module.css'
import { OrderTabs } from './orders/tabs.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of what was ordered with checkouts. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const filters = readCheckoutOrdersFilters(url.searchParams)
  const { orders, total } = await loadCheckoutOrders(client, filters)
  return { orders, total, filters, zone: context.get(requestContext).site.timeZone }
}

export default function CheckoutOrders() {
  const t = useT()
  const { orders, total, filters, zone } = useLoaderData<typeof loader>()
  const { status, payment, page, search } = filters
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'page' && value)
  useListKeys(null, dashboardPaths.checkoutOrders())
  return (
    <Page
      title={t('orders.title')}
      bar={<ListSearch name="search" value={search || null} label={t('orders.checkout.find')} />}
    >
      <OrderTabs current="checkouts" />
      <div className={styles.tools}>
        <ListFilter
          name="status"
          chosen={status && t(`orders.checkout.status.${status}`)}
          choices={statuses.map((id) => ({ id, name: t(`orders.checkout.status.${id}`) }))}
        >
          {t('payments.any.status')}
        </ListFilter>
        <ListFilter
          name="paymentStatus"
          chosen={payment && t(`orders.checkout.payment.${payment}`)}
          choices={paymentStatuses.map((id) => ({ id, name: t(`orders.checkout.payment.${id}`) }))}
        >
          {t('orders.any.payment')}
        </ListFilter>
        <p role="status" className={styles.count}>
          {t('orders.count', { count: total })}
        </p>
      </div>
      {orders.length > 0 ? (
        <CheckoutOrderRows orders={orders} zone={zone} />
      ) : (
        <Nothing
          action={isFiltered && <LinkButton to={dashboardPaths.checkoutOrders()}>{t('payments.clear')}</LinkButton>}
        >
          {t(isFiltered ? 'orders.none.found' : 'orders.checkout.none')}
        </Nothing>
      )}
      <Paging page={page} size={CHECKOUT_ORDERS_PER_PAGE} total={total} />
    </Page>
  )
}
