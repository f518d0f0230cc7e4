import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { OrderStatusChip, orderStatus, writeLeft, writeWhatIsNext } from '../../parts/order-state.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import card from './customer.module.css'
import type { CustomerPageData } from './data/load-page.ts'
import type { CustomerPlan } from './data/load-plans.ts'
import styles from './plans.module.css'

/** The plans of the customer with the credits that are left, and the way to sell one. */
export function CustomerPlans({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const pageLink = usePageLink()
  const { plans, customer, canSell, sold, from, zone } = shown
  if (!plans) return null
  return (
    <section className={`k-card ${card.card}`} aria-labelledby="plans">
      <div className={card.cardHead}>
        <h2 id="plans">{t('orders.customer.title')}</h2>
        {canSell && (
          <LinkButton to={pageLink({ sell: 'yes', sold: null })} preventScrollReset>
            {t('orders.sell')}
          </LinkButton>
        )}
      </div>
      {sold && (
        <Alert tone="ok" className={styles.sold}>
          {t('orders.sell.done')} <Link to={dashboardPaths.order(sold)}>{t('orders.sell.view')}</Link>
          {from && (
            <>
              {' · '}
              <Link to={dashboardPaths.bookings({ view: 'all', booking: from })}>{t('orders.sell.booking')}</Link>
            </>
          )}
        </Alert>
      )}
      {plans.length === 0 ? (
        <p className="k-2">{t('orders.customer.none')}</p>
      ) : (
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <Plan key={plan.summary.order.id} plan={plan} zone={zone} />
          ))}
        </ul>
      )}
      <p>
        <Link to={dashboardPaths.orders({ customer: customer.id })}>{t('orders.customer.all')}</Link>
      </p>
    </section>
  )
}

function Plan({ plan: { summary, balances }, zone }: { plan: CustomerPlan; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { order } = summary
  const lines = [
    ...balances.map((balance) => writeLeft(balance, t, formats)),
    writeWhatIsNext(summary, t, formats, zone),
  ]
  return (
    <li>
      <div className={styles.planHead}>
        <Link to={dashboardPaths.order(order.id ?? '')}>
          <bdi>{order.planName}</bdi>
        </Link>
        <OrderStatusChip status={orderStatus(summary)} />
      </div>
      {order.lastPaymentStatus === 'UNPAID' && <p className={styles.owed}>{t('orders.payment.UNPAID')}</p>}
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="k-2">
          {line}
        </p>
      ))}
    </li>
  )
}
