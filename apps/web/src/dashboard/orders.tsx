import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { ExportButton } from './frame/export-button.tsx'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { loadOrders, ORDERS_PER_PAGE, readOrdersFilters } from './orders/data/load-orders.ts'
import { OrderFilters } from './orders/filters.tsx'
import { OrderRows } from './orders/order-rows.tsx'
import styles from './orders/orders.module.css'
import { OrderTabs } from './orders/tabs.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of orders. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const filters = readOrdersFilters(url.searchParams)
  return { ...(await loadOrders(client, filters)), filters, zone: context.get(requestContext).site.timeZone }
}

export default function Orders() {
  const t = useT()
  const { rows, total, plans, filters, zone } = useLoaderData<typeof loader>()
  const isFiltered = Object.entries(filters).some(([name, value]) => name !== 'page' && value)
  useListKeys(null, dashboardPaths.orders())
  return (
    <Page
      title={t('orders.title')}
      bar={<ListSearch name="search" value={filters.search || null} label={t('payments.find')} />}
    >
      <OrderTabs current="plans" />
      <div className={styles.tools}>
        <OrderFilters filters={filters} plans={plans} />
        <p role="status" className={styles.count}>
          {t('orders.count', { count: total })}
        </p>
        <ExportButton file={dashboardPaths.ordersFile()}>{t('payments.export')}</ExportButton>
      </div>
      {rows.length > 0 ? (
        <OrderRows rows={rows} zone={zone} />
      ) : (
        <Nothing
          action={
            isFiltered ? (
              <LinkButton to={dashboardPaths.orders()}>{t('payments.clear')}</LinkButton>
            ) : (
              <LinkButton to={dashboardPaths.customers()}>{t('orders.none.customers')}</LinkButton>
            )
          }
        >
          {t(isFiltered ? 'orders.none.found' : 'orders.none')}
        </Nothing>
      )}
      <Paging page={filters.page} size={ORDERS_PER_PAGE} total={total} />
    </Page>
  )
}
