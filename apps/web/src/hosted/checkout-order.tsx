import type { OutputOf } from '@kalends/contract'
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
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
import { cardPage } from '../parts/stripe/card-page.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { paymentPage } from './checkout/payment-page.ts'
import styles from './hosted.module.css'
import { hostedPaths } from './hosted-paths.ts'

type Order = OutputOf<'getCheckoutOrder'>['order']
type Standing = 'ordered' | 'waiting' | 'unpaid' | 'noCard' | 'lost' | 'over'

/** Where the customer stands: the page after ordering or paying. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const order = await loadOrder(page, params['orderId'] ?? '')
  const { standing, payUrl } = await findStanding(page, order)
  if (standing !== 'ordered' && standing !== 'lost') return { order, standing, payUrl, hasReturn: false }
  const { thankYouUrl, hasReturn } = await finishRedirect(page, request, order.id)
  if (thankYouUrl && standing === 'ordered') throw redirectDocument(thankYouUrl, 303)
  return { order, standing, payUrl, hasReturn: hasReturn || thankYouUrl !== null }
}

async function loadOrder({ kalends }: RequestContext, orderId: string): Promise<Order> {
  try {
    return (await kalends.checkouts.getCheckoutOrder({ orderId })).order
  } catch (error) {
    if (!isRefusal(error, 400, 401, 403, 404)) throw error
    throw data(null, { status: 404 })
  }
}

type Stand = { standing: Standing; payUrl: string | null }

/** A draft waits for its bank or for its customer: paying again says which, and where the payment continues. */
async function findStanding(page: RequestContext, order: Order): Promise<Stand> {
  if (order.status === 'CANCELED') return { standing: 'over', payUrl: null }
  if (order.status === 'APPROVED') {
    const isLost = order.lines.some(({ state }) => state === 'LOST')
    return { standing: isLost ? 'lost' : 'ordered', payUrl: null }
  }
  const { checkoutId, total } = order
  // Without an option each line is paid as its customer chose.
  const request = { checkoutId, total, resume: true, returnUrl: hostedPaths.checkoutReturn(checkoutId) }
  try {
    const { progress, setup } = await page.kalends.checkouts.payCheckout(request)
    if (setup?.status === 'REQUIRES_ACTION') return { standing: 'noCard', payUrl: cardPage(page, setup) }
    if (setup) return { standing: 'waiting', payUrl: null }
    const isWaiting = progress?.status === 'PROCESSING' || progress?.status === 'SUCCEEDED'
    return isWaiting
      ? { standing: 'waiting', payUrl: null }
      : { standing: 'unpaid', payUrl: paymentPage(page, progress) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS') return { standing: 'waiting', payUrl: null }
    return { standing: error.code === 'FULL_OUT_OF_STOCK' ? 'over' : 'unpaid', payUrl: null }
  }
}

/** Ends the redirect session of a front end that sent the customer here. The order is never lost here. */
async function finishRedirect(page: RequestContext, request: Request, orderId: string) {
  const none = { thankYouUrl: null, hasReturn: false }
  if (!findCookie(request, REDIRECT_COOKIE)) return none
  try {
    return await staffClient(page, request).client.redirects.finishRedirectSession({ orderId })
  } catch (error) {
    page.report(error)
    return none
  }
}

/** Confirms what was ordered, or says what it waits for. */
export default function CheckoutOrder() {
  const t = useT()
  const site = useSite()
  const { order, standing, payUrl, hasReturn } = useLoaderData<typeof loader>()
  useUpdates(standing === 'waiting')
  useForgetTyped(standing === 'ordered' || standing === 'lost' ? order.checkoutId : undefined)
  const back = hostedPaths.checkout(order.checkoutId)
  return (
    <AuthPage title={t(`checkout.done.${standing}.title`)} text={t(`checkout.done.${standing}.text`)}>
      <OrderLines order={order} />
      {payUrl && (
        <AnchorButton look="filled" large full href={payUrl}>
          {t(standing === 'noCard' ? 'checkout.order.noCard.button' : 'checkout.order.unpaid.button')}
        </AnchorButton>
      )}
      {(standing === 'unpaid' || standing === 'noCard') && (
        <LinkButton look={payUrl ? 'outline' : 'filled'} large full to={back}>
          {t('checkout.done.unpaid.button')}
        </LinkButton>
      )}
      {hasReturn && (
        <AnchorButton look="filled" large full href={RETURN_PATH}>
          {t('checkout.continue', { name: site.name })}
        </AnchorButton>
      )}
    </AuthPage>
  )
}

function OrderLines({ order }: { order: Order }) {
  const t = useT()
  const formats = useFormats()
  return (
    <dl className={styles.facts}>
      {order.lines.map(({ name, startDate, endDate, timeZone, state, bookingId, planOrderId }) => {
        const zone = timeZone ?? 'UTC'
        const when =
          startDate && endDate
            ? `${formats.dayMonthYear(dayIn(startDate, zone))}, ${formats.timeRange(startDate, endDate, zone)}`
            : undefined
        return (
          <div key={bookingId ?? planOrderId}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              {when && <p>{when}</p>}
              {t(`checkout.done.state.${state}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
