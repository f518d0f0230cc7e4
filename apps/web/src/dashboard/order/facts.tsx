import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import {
  type OrderPayment,
  OrderStatusChip,
  type OrderSummary,
  orderStatus,
  readOrderPrice,
} from '../../parts/order-state.tsx'
import { writePlanPrice } from '../../parts/plan-price.ts'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import styles from './order.module.css'

type Props = { summary: OrderSummary; zone: string }

/** What was bought by whom, where it stands, and what can be done with it. */
export function Facts({ summary, zone }: Props) {
  const t = useT()
  const { order, customerName } = summary
  const contactId = order.buyer?.contactId ?? ''
  const payment = (order.lastPaymentStatus ?? 'UNPAID') as OrderPayment
  const isOwed = payment === 'UNPAID' || payment === 'FAILED'
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="facts">
      <div className={styles.head}>
        <h2 id="facts">
          <Link to={dashboardPaths.customer(contactId)}>
            <bdi>{customerName || t('orders.noCustomer')}</bdi>
          </Link>
        </h2>
        <OrderStatusChip status={orderStatus(summary)} />
      </div>
      <dl className={styles.facts}>
        <Fact name={t('orders.fact.plan')}>
          <Link to={dashboardPaths.plan(order.planId ?? '')}>
            <bdi>{order.planName}</bdi>
          </Link>
        </Fact>
        <Price summary={summary} />
        <Fact name={t('orders.fact.payment')}>
          <span className={isOwed ? styles.owed : undefined}>{t(`orders.payment.${payment}`)}</span>
        </Fact>
        <Dates summary={summary} zone={zone} />
      </dl>
      <Actions summary={summary} />
      <PauseNote summary={summary} zone={zone} />
    </section>
  )
}

/** Why a trial can't be paused, where everything else can be done. */
function PauseNote({ summary, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const { index, endedDate } = summary.order.currentCycle ?? {}
  const isTrial = orderStatus(summary) === 'ACTIVE' && index === 0
  if (!isTrial || !endedDate || summary.actions.length === 0) return null
  return <p className="k-small k-2">{t('orders.trialNote', { day: formats.dayMonthYear(dayIn(endedDate, zone)) })}</p>
}

function Price({ summary }: { summary: OrderSummary }) {
  const t = useT()
  const formats = useFormats()
  const { currency } = useBusiness()
  const code = summary.order.priceDetails?.coupon?.code
  return (
    <>
      <Fact name={t('orders.fact.price')}>{writePlanPrice(readOrderPrice(summary, currency), t, formats)}</Fact>
      {code && (
        <Fact name={t('orders.coupon')}>
          <bdi>{code}</bdi>
        </Fact>
      )}
    </>
  )
}

function Dates({ summary, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const { order, nextPayment, accessUntil } = summary
  const day = (at: string | null | undefined) => at && formats.dayMonthYear(dayIn(at, zone))
  const status = orderStatus(summary)
  const isOver = status === 'ENDED' || status === 'CANCELED'
  // A pause postpones both, and how long it lasts is not known.
  const isPaused = status === 'PAUSED'
  const amount = nextPayment && formats.money({ value: nextPayment.amount, currency: nextPayment.currency })
  const dates = [
    [
      t('orders.fact.bought'),
      t(order.type === 'ONLINE' ? 'orders.type.ONLINE' : 'orders.type.OFFLINE', { day: day(order.createdDate) ?? '' }),
    ],
    [
      t(status === 'PENDING' || status === 'DRAFT' ? 'orders.fact.starts' : 'orders.fact.started'),
      day(order.startDate),
    ],
    [
      t('orders.fact.next'),
      !isOver &&
        (nextPayment
          ? t('orders.fact.next.value', { amount: amount ?? '', day: day(nextPayment.date) ?? '' })
          : t(isPaused && !order.autoRenewCanceled ? 'orders.fact.next.paused' : 'orders.fact.next.none')),
    ],
    [t(isOver ? 'orders.fact.ended' : 'orders.fact.ends'), !isPaused && day(accessUntil ?? order.endDate)],
  ] as const
  return dates.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ),
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Actions({ summary: { actions } }: { summary: OrderSummary }) {
  const t = useT()
  const pageLink = usePageLink()
  if (actions.length === 0) return null
  return (
    <nav className={styles.actions} aria-label={t('orders.do')}>
      {actions.map((action) => (
        <LinkButton
          key={action}
          to={pageLink({ ask: action, pay: null })}
          look={action === 'CANCEL_NOW' || action === 'CANCEL_AT_NEXT_PAYMENT' ? 'quietDanger' : 'outline'}
          preventScrollReset
        >
          {t(`orders.do.${action}`)}
        </LinkButton>
      ))}
    </nav>
  )
}
