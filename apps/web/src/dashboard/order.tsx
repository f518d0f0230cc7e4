import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { orderStatus } from '../parts/order-state.tsx'
import { withChanges } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Icon } from '../ui/icon.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readPage } from './data/views.ts'
import { refuseForm } from './fields/form-key.tsx'
import { Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { ActionSheet } from './order/action-sheet.tsx'
import { AdjustSheet } from './order/adjust-sheet.tsx'
import { Credits } from './order/credits.tsx'
import { actOnOrder, loadBookingsOfOrder, type RefusedOrder, readOrderAction } from './order/data/act-on-order.ts'
import { adjustCredits, type RefusedAdjustment, readAdjusted } from './order/data/adjust-credits.ts'
import { loadOrder } from './order/data/load-order.ts'
import { Facts } from './order/facts.tsx'
import { OrderHistory } from './order/history.tsx'
import styles from './order/order.module.css'
import { usePageLink } from './page-link.ts'
import { ChargeSection } from './payments/charge-section.tsx'
import { changeMoney, type RefusedMoney, readMoneyAction } from './payments/data/change-money.ts'
import { asksToRefund, CHARGES_PER_PAGE, loadOwed } from './payments/data/load-money.ts'
import { staffContext } from './staff-context.ts'

export { alwaysRevalidate as shouldRevalidate } from './drawer/act-on-booking.ts'
export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one order with its payments, credits and history. */
export async function loader({ context, params, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const zone = context.get(requestContext).site.timeZone
  const page = readPage(search)
  const detail = await loadOrder(client, params['orderId'] ?? '', page)
  if (!detail) throw data(null, { status: 404 })
  const canManage = session.permissions.includes('MANAGE_PAYMENTS')
  const asking = detail.summary.actions.find((action) => action === search.get('ask')) ?? null
  const isRefunding = canManage && asksToRefund(search)
  const asksAboutBookings = asking === 'PAUSE' || asking === 'CANCEL_NOW' || isRefunding
  return {
    ...detail,
    asking,
    bookings: asksAboutBookings ? await loadBookingsOfOrder(client, detail.summary.order.id ?? '') : [],
    owed: asking === 'MARK_AS_PAID' ? await loadOwed(client, detail.summary.order.id ?? '') : null,
    zone,
    page,
    pay: search.get('pay'),
    done: readOrderAction(search.get('done')) ?? null,
    paid: readMoneyAction(search.get('done')) ?? null,
    adjusting: canManage ? (detail.balances.find(({ id }) => id === search.get('adjust')) ?? null) : null,
    adjusted: canManage ? readAdjusted(search, detail.credits[0]) : null,
    isUndone: search.get('done') === 'undo',
    canManage,
    formKey: crypto.randomUUID(),
  }
}

/** Handles the forms about money and the actions on the order. */
export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const form = await request.formData()
  const id = params['orderId'] ?? ''
  const changed = { pay: null, ask: null, adjust: null, adjusted: null, by: null }
  if (form.get('intent') === 'adjust') {
    const outcome = await adjustCredits(client, form)
    if ('adjust' in outcome) return refuseForm(outcome)
    const { balanceId: adjusted, quantity } = outcome
    const shown = withChanges(url.search, { ...changed, adjusted, by: String(quantity) })
    return redirect(`${dashboardPaths.order(id)}${shown}${form.has('undo') ? '&done=undo' : ''}`, 303)
  }
  const money = readMoneyAction(form.get('intent'))
  const action = readOrderAction(form.get('intent'))
  if (!money && !action) throw data(null, { status: 400 })
  const refused = money
    ? await changeMoney(client, money, form)
    : action && (await actOnOrder(client, id, { action, form, zone: context.get(requestContext).site.timeZone }))
  if (refused) return refuseForm(refused)
  return redirect(`${dashboardPaths.order(id)}${withChanges(url.search, changed)}&done=${money ?? action}`, 303)
}

export default function Order() {
  const t = useT()
  const { summary, balances, bookings, credits, history, zone, asking, adjusting, owed, done, ...shown } =
    useLoaderData<typeof loader>()
  const { formKey } = shown
  const refused = useActionData<RefusedOrder | RefusedMoney | RefusedAdjustment>()
  const refusedChange = refused && 'adjust' in refused ? refused : undefined
  const refusedOrder = refused && 'action' in refused ? refused : undefined
  const formats = useFormats()
  return (
    <Page
      title={summary.order.planName ?? ''}
      bar={
        <Link to={dashboardPaths.orders()} className={styles.back}>
          <Icon name="chevronStart" size={18} />
          {t('orders.back')}
        </Link>
      }
      above={
        <>
          {asking && (
            <ActionSheet
              action={asking}
              summary={summary}
              owed={owed ? formats.money(owed) : ''}
              zone={zone}
              bookings={bookings}
              formKey={formKey}
              refused={refusedOrder?.action === asking ? refusedOrder : undefined}
            />
          )}
          {adjusting && <AdjustSheet balance={adjusting} formKey={formKey} refused={refusedChange} />}
        </>
      }
    >
      {refusedOrder && !asking && <Alert className={styles.alert}>{t(`orders.problem.${refusedOrder.problem}`)}</Alert>}
      {refusedChange && !adjusting && (
        <Alert className={styles.alert}>{t(`orders.adjust.problem.${refusedChange.adjust}`)}</Alert>
      )}
      {done && !refusedOrder && (
        <Alert tone="ok" className={styles.alert}>
          {t(`orders.done.${done}`)}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Facts summary={summary} zone={zone} />
          <Charges />
        </div>
        <div className={styles.side}>
          <Credits
            balances={balances}
            credits={credits}
            zone={zone}
            isPaused={orderStatus(summary) === 'PAUSED'}
            canManage={shown.canManage}
            adjusted={refusedChange ? null : shown.adjusted}
            isUndone={shown.isUndone}
            formKey={formKey}
          />
          <OrderHistory entries={history} zone={zone} />
        </div>
      </div>
    </Page>
  )
}

/** The payment of each cycle, latest first. */
function Charges() {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const refused = useActionData<RefusedOrder | RefusedMoney>()
  const { summary, bookings, charges, chargesTotal, page, zone, canManage, pay, paid, formKey } =
    useLoaderData<typeof loader>()
  const money = refused && 'money' in refused ? refused : undefined
  const order = { canEnd: summary.actions.includes('CANCEL_NOW'), bookings, zone }
  const state = { pay, refused: money, formAction: pageLink({}), formKey, headingLevel: 3 as const, order }
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="charges">
      <h2 id="charges">{t('orders.charges')}</h2>
      {paid && !money && <Alert tone="ok">{t(`payments.${paid}.done`)}</Alert>}
      {charges.length === 0 && <p className="k-2">{t('orders.charges.none')}</p>}
      {charges.map(({ charge, payments }) => (
        <ChargeSection
          key={charge.id}
          charge={charge}
          payments={payments}
          bookingId={null}
          zone={zone}
          title={t('orders.charges.cycle', {
            cycle: charge.cycle,
            day: formats.dayMonthYear(dayIn(charge.createdDate, zone)),
          })}
          canManage={canManage}
          state={state}
        />
      ))}
      <Paging page={page} size={CHARGES_PER_PAGE} total={chargesTotal} />
    </section>
  )
}
