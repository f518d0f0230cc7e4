import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { OrderStatusChip, orderStatus, writeLeft, writeWhatIsNext } from '../parts/order-state.tsx'
import { accountPaths } from './account-paths.ts'
import { loadOrders, ORDERS_PER_PAGE, type OrderLine, readPage } from './data/orders.ts'
import { Page } from './frame/page.tsx'
import { Pages } from './frame/pages.tsx'
import { NoPlans } from './orders/no-plans.tsx'
import styles from './orders/orders.module.css'

/** The plans the member bought; only those that renew on their page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext)
  const recurringOnly = url.pathname.endsWith(accountPaths.subscriptions())
  const page = readPage(url.searchParams)
  return { ...(await loadOrders(request, { recurringOnly, page })), recurringOnly, page, zone: request.site.timeZone }
}

export default function Orders() {
  const t = useT()
  const { orders, total, recurringOnly, page, zone } = useLoaderData<typeof loader>()
  return (
    <Page title={t(recurringOnly ? 'account.nav.subscriptions' : 'account.nav.orders')}>
      {orders.length === 0 ? (
        <NoPlans text={t(recurringOnly ? 'account.subscriptions.none' : 'account.orders.none')} />
      ) : (
        <ul className={styles.rows}>
          {orders.map((line) => (
            <Row key={line.summary.order.id} line={line} zone={zone} />
          ))}
        </ul>
      )}
      <Pages page={page} size={ORDERS_PER_PAGE} total={total} />
    </Page>
  )
}

function Row({ line: { summary, balances }, zone }: { line: OrderLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { id, planName } = summary.order
  const lines = [writeWhatIsNext(summary, t, formats, zone), ...balances.map((one) => writeLeft(one, t, formats))]
  return (
    <li>
      <span>
        <Link className="k-strong" to={accountPaths.order(id ?? '')}>
          <bdi>{planName}</bdi>
        </Link>
        {lines.filter(Boolean).map((text) => (
          <span key={text} className="k-2 k-small k-block k-num">
            {text}
          </span>
        ))}
      </span>
      <OrderStatusChip status={orderStatus(summary)} />
    </li>
  )
}
