import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { CheckoutOrderStatus } from './checkout-orders/checkout-order-status.tsx'
import { loadCheckoutOrder } from './checkout-orders/data/load-checkout-orders.ts'
import { OrderedLines } from './checkout-orders/ordered-lines.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import styles from './order/order.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads what was ordered with one checkout. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const order = await loadCheckoutOrder(client, params['orderId'] ?? '')
  if (!order) throw data(null, { status: 404 })
  return { order, zone: context.get(requestContext).site.timeZone }
}

/** What was ordered by whom, what was paid and refunded, and the booking or plan of each line. */
export default function CheckoutOrder() {
  const t = useT()
  const formats = useFormats()
  const { order, zone } = useLoaderData<typeof loader>()
  const { number, customer, currency, createdDate, total, paid, refunded, paymentStatus, status, lines } = order
  const money = (value: string) => formats.money({ value, currency })
  const facts = [
    [t('orders.checkout.ordered'), formats.moment(createdDate, zone)],
    [t('orders.checkout.payment'), t(`orders.checkout.payment.${paymentStatus}`)],
    [t('orders.checkout.total'), money(total)],
    [t('orders.checkout.paid'), money(paid)],
    [t('orders.checkout.refunded'), Number(refunded) > 0 ? money(refunded) : undefined],
  ] as const
  return (
    <Page
      title={t('orders.checkout.title', { number })}
      bar={
        <Link to={dashboardPaths.checkoutOrders()} className={styles.back}>
          <Icon name="chevronStart" size={18} />
          {t('orders.back')}
        </Link>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderedLines lines={lines} currency={currency} />
        </div>
        <div className={styles.side}>
          <section className={`k-card ${styles.card}`} aria-labelledby="facts">
            <div className={styles.head}>
              <h2 id="facts">
                {customer ? (
                  <Link to={dashboardPaths.customer(customer.contactId)}>
                    <bdi>{customer.name || t('orders.noCustomer')}</bdi>
                  </Link>
                ) : (
                  t('orders.noCustomer')
                )}
              </h2>
              <CheckoutOrderStatus status={status} />
            </div>
            <dl className={styles.facts}>
              {facts.map(
                ([name, value]) =>
                  value && (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        </div>
      </div>
    </Page>
  )
}
