import { data, Link, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { findCookie } from '../lib/preferences.ts'
import { isRefusal } from '../lib/refusal.ts'
import { REDIRECT_COOKIE, RETURN_PATH } from '../lib/return-to-front-end.ts'
import { useSite } from '../lib/site.ts'
import { staffClient } from '../lib/staff.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { useUpdates } from '../lib/use-updates.ts'
import { useForgetTyped } from '../parts/questions/use-typed-text.ts'
import { paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './hosted.module.css'
import { type Order, requireSignedIn } from './plan-checkout/load-checkout.ts'
import { type NextStep, resumeOrder } from './plan-checkout/pay-order.ts'

type Standing = {
  order: Order
  /** What the order waits for; undefined once it is bought. */
  awaits: 'payment' | 'card' | 'bank' | undefined
  payUrl: string | null
  hasReturn: boolean
  /** The page on which a booking continues that needed the plan. */
  continuePath?: string | null
  /** The order can no longer be bought, or was cancelled after it was. */
  isOver?: boolean
}

/** Where the customer stands: the page after paying. */
export async function loader({ context, params, request, url }: LoaderFunctionArgs): Promise<Standing> {
  const page = context.get(requestContext)
  await requireSignedIn(page, url)
  const order = await loadOrder(page, params['orderId'] ?? '')
  const over = { order, awaits: undefined, payUrl: null, hasReturn: false, isOver: true }
  if (order.status === 'CANCELED') return over
  if (order.status === 'DRAFT') {
    const next = await continueDraft(page, order)
    if (!next) return over
    const { status, url: payUrl, awaits } = next
    // The card was saved between the two calls: the order is read again.
    return { order, awaits: status === 'REQUIRES_ACTION' ? awaits : 'bank', payUrl, hasReturn: false }
  }
  const { thankYouUrl, hasReturn, continuePath } = await finishRedirect(page, request, order.id ?? '')
  if (thankYouUrl) throw redirectDocument(thankYouUrl, 303)
  return { order, awaits: undefined, payUrl: null, hasReturn, continuePath }
}

async function loadOrder({ kalends }: RequestContext, id: string): Promise<Order> {
  try {
    const { order } = await kalends.orders.memberGetOrder({ id })
    if (order) return order
  } catch (error) {
    if (!isRefusal(error, 400, 404)) throw error
  }
  throw data(null, { status: 404 })
}

/** Why a draft can no longer be bought: another order came before it. */
const tooLate = new Set([
  'purchases_limit_reached',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
])

/** Returns undefined if the plan was bought, or its coupon used, as often as allowed with other orders. */
async function continueDraft(page: RequestContext, order: Order): Promise<NextStep | undefined> {
  try {
    return await resumeOrder(page, order)
  } catch (error) {
    if (isRefusal(error) && tooLate.has(error.code)) return undefined
    throw error
  }
}

/** Ends the redirect session of a front end that sent the customer here. The order is never lost here. */
async function finishRedirect(page: RequestContext, request: Request, planOrderId: string) {
  const none = { thankYouUrl: null, hasReturn: false, continuePath: null }
  if (!findCookie(request, REDIRECT_COOKIE)) return none
  try {
    return await staffClient(page, request).client.redirects.finishRedirectSession({ planOrderId })
  } catch (error) {
    page.report(error)
    return none
  }
}

/** Confirms a plan that was bought, or says what its payment waits for. */
export default function PlanOrder() {
  const t = useT()
  const { order, awaits, payUrl, isOver } = useLoaderData<typeof loader>()
  useUpdates(awaits === 'bank')
  useForgetTyped(order.status === 'DRAFT' ? undefined : (order.planId ?? undefined))
  const name = order.planName ?? ''
  if (awaits === 'bank') {
    return (
      <AuthPage title={t('checkout.sandbox.processing.title')} text={t('checkout.sandbox.processing.text')}>
        <p className={styles.more}>
          <Link to={paths.account()}>{t('checkout.plan.account')}</Link>
        </p>
      </AuthPage>
    )
  }
  if (awaits) {
    const text = awaits === 'card' ? 'noCard' : 'unpaid'
    return (
      <AuthPage title={t(`checkout.order.${text}.title`)} text={t(`checkout.order.${text}.text`, { name })}>
        {payUrl && (
          <AnchorButton look="filled" large full href={payUrl}>
            {t(`checkout.order.${text}.button`)}
          </AnchorButton>
        )}
        <p className={styles.more}>
          <Link to={paths.checkoutPlan(order.planId ?? '')}>{t('checkout.order.unpaid.back')}</Link>
        </p>
      </AuthPage>
    )
  }
  if (isOver) {
    const wasBought = order.status === 'CANCELED' && order.cancellation?.cause !== 'PAYMENT_SETUP_FAILURE'
    return (
      <AuthPage
        title={t('checkout.order.canceled.title')}
        text={t(wasBought ? 'checkout.order.canceled.text' : 'checkout.order.canceled.unbought', { name })}
      >
        <LinkButton look="filled" large full to={paths.account()} reloadDocument>
          {t('checkout.plan.account')}
        </LinkButton>
      </AuthPage>
    )
  }
  return <Bought />
}

function Bought() {
  const t = useT()
  const site = useSite()
  const { order, hasReturn, continuePath } = useLoaderData<typeof loader>()
  return (
    <AuthPage title={t('checkout.order.title', { name: order.planName ?? '' })} text={t('checkout.order.text')}>
      <OrderFacts order={order} />
      {continuePath && (
        <LinkButton look="filled" large full to={continuePath} reloadDocument>
          {t('checkout.order.continueBooking')}
        </LinkButton>
      )}
      {hasReturn && (
        <AnchorButton look={continuePath ? 'outline' : 'filled'} large full href={RETURN_PATH}>
          {t('checkout.continue', { name: site.name })}
        </AnchorButton>
      )}
      <LinkButton
        look={hasReturn || continuePath ? 'outline' : 'filled'}
        large
        full
        to={paths.account()}
        reloadDocument
      >
        {t('checkout.plan.account')}
      </LinkButton>
    </AuthPage>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const t = useT()
  const formats = useFormats()
  const { timeZone } = useSite()
  const day = (at: string) => formats.dayMonthYear(dayIn(at, timeZone))
  const next = order.currentCycle?.endedDate
  const paysNext = order.pricing?.subscription && next && !order.autoRenewCanceled && next !== order.endDate
  const facts = [
    [t('checkout.order.starts'), order.startDate && day(order.startDate)],
    [t('checkout.order.nextPayment'), paysNext && day(next)],
    [t('checkout.order.ends'), order.endDate && day(order.endDate)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
