import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayIn, leftToRight } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import {
  type CreditBalance,
  OrderStatusChip,
  type OrderSummary,
  orderStatus,
  readOrderPrice,
  writeLeft,
} from '../parts/order-state.tsx'
import { writePlanPrice } from '../parts/plan-price.ts'
import { LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { accountPaths } from './account-paths.ts'
import { type CreditLine, findOrder, loadCreditHistory } from './data/orders.ts'
import { Page, Section } from './frame/page.tsx'
import { CreditHistory } from './orders/credit-history.tsx'
import styles from './orders/orders.module.css'

type Shown = {
  summary: OrderSummary
  balances: CreditBalance[]
  entries: CreditLine[]
  isCanceled: boolean
  zone: string
}

/** Loads one plan the member bought, with its credits. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Shown> {
  const request = context.get(requestContext)
  const summary = await findOrder(request, params['orderId'] ?? '')
  const orderId = summary?.order.id
  if (!summary || !orderId) throw data(null, { status: 404 })
  const [{ balances }, { entries }] = await Promise.all([
    request.kalends.credits.listOrderCredits({ orderId }),
    loadCreditHistory(request, { orderId }),
  ])
  const isCanceled = url.searchParams.get('done') === 'cancel'
  return { summary, balances, entries, isCanceled, zone: request.site.timeZone }
}

export default function Order() {
  const t = useT()
  const { summary, balances, entries, isCanceled, zone } = useLoaderData<typeof loader>()
  return (
    <Page title={summary.order.planName ?? ''} done={isCanceled ? t('account.cancelOrder.done') : undefined}>
      <Facts summary={summary} balances={balances} zone={zone} />
      <Manage summary={summary} zone={zone} />
      {entries.length > 0 && (
        <Section id="credits" title={t('account.order.history')}>
          <CreditHistory entries={entries} zone={zone} />
        </Section>
      )}
      <p>
        <Link to={accountPaths.receipts()}>{t('account.order.receipts')}</Link>
      </p>
    </Page>
  )
}

type FactsProps = { summary: OrderSummary; balances: readonly CreditBalance[]; zone: string }

function Facts({ summary, balances, zone }: FactsProps) {
  const t = useT()
  const formats = useFormats()
  const { currency } = useSite()
  const { order, nextPayment, accessUntil } = summary
  const day = (at: string | null | undefined) => at && formats.dayMonthYear(dayIn(at, zone))
  const status = orderStatus(summary)
  const isOver = status === 'ENDED' || status === 'CANCELED'
  const amount = nextPayment && formats.money({ value: nextPayment.amount, currency: nextPayment.currency })
  const facts = [
    [t('orders.fact.price'), writePlanPrice(readOrderPrice(summary, currency), t, formats)],
    [t(status === 'PENDING' ? 'orders.fact.starts' : 'orders.fact.started'), day(order.startDate)],
    [t('orders.fact.next'), amount && t('orders.fact.next.value', { amount, day: day(nextPayment?.date) ?? '' })],
    [t(isOver ? 'orders.fact.ended' : 'orders.fact.ends'), status !== 'PAUSED' && day(accessUntil ?? order.endDate)],
    [t('orders.fact.left'), balances.map((balance) => writeLeft(balance, t, formats)).join(', ')],
  ] as const
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('orders.fact.status')}</dt>
        <dd>
          <OrderStatusChip status={status} />
        </dd>
      </div>
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
  )
}

/** What holds now, and how to pause or cancel. */
function Manage({ summary, zone }: { summary: OrderSummary; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { phone } = useSite()
  const { order, accessUntil, nextPayment, actions } = summary
  const status = orderStatus(summary)
  if (status === 'ENDED' || status === 'CANCELED') return null
  const day = (at: string) => formats.dayMonthYear(dayIn(at, zone))
  const canCancel = actions.length > 0
  return (
    <Section id="manage" title={t('account.order.manage')}>
      {status === 'PAUSED' && <p>{t('account.order.paused')}</p>}
      {order.autoRenewCanceled && status === 'PAUSED' && <p>{t('account.order.renewalOffPaused')}</p>}
      {order.autoRenewCanceled && accessUntil && <p>{t('account.order.renewalOff', { day: day(accessUntil) })}</p>}
      {order.lastPaymentStatus === 'UNPAID' && <p>{t('account.order.owed')}</p>}
      {order.lastPaymentStatus === 'FAILED' && nextPayment && (
        <p>{t('account.order.failed', { day: day(nextPayment.date) })}</p>
      )}
      <p>
        {t(canCancel || order.autoRenewCanceled ? 'account.order.askPause' : 'account.order.ask')}{' '}
        {phone && t('account.order.call', { phone: leftToRight(phone) })}
      </p>
      {canCancel && (
        <ButtonRow>
          <LinkButton to={accountPaths.cancelOrder(order.id ?? '')}>{t('account.order.cancel')}</LinkButton>
        </ButtonRow>
      )}
    </Section>
  )
}
