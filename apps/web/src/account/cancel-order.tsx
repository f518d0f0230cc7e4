import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { type OrderSummary, orderStatus } from '../parts/order-state.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { Choice, type Option } from '../ui/choice.tsx'
import { accountPaths } from './account-paths.ts'
import { loadBookingTimes } from './data/bookings.ts'
import { findOrder } from './data/orders.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { type BookingOfOrder, BookingsOfOrder, choiceName, choices, type End } from './orders/bookings-of-order.tsx'
import styles from './orders/orders.module.css'

type Shown = { summary: OrderSummary; bookings: BookingOfOrder[]; zone: string }

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Shown> {
  const request = context.get(requestContext)
  const summary = await findOrder(request, params['orderId'] ?? '')
  if (!summary) throw data(null, { status: 404 })
  const orderId = summary.order.id ?? ''
  if (summary.actions.length === 0) throw redirect(accountPaths.order(orderId))
  const { bookings } = await request.kalends.bookings.listBookingsOfOrder({ orderId })
  const times = await loadBookingTimes(
    request.kalends,
    bookings.map(({ bookingId }) => bookingId),
  )
  const withTimes = bookings.map((booking) => ({ ...booking, time: times.get(booking.bookingId) ?? null }))
  return { summary, bookings: withTimes, zone: request.site.timeZone }
}

/** If the order changed in the meantime, asks again. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params['orderId'] ?? ''
  const form = await request.formData()
  const { kalends } = context.get(requestContext)
  const effectiveAt = form.get('when') === 'IMMEDIATELY' ? 'IMMEDIATELY' : 'NEXT_PAYMENT_DATE'
  const choice = choices.find((it) => it === form.get(choiceName(effectiveAt))) ?? 'KEEP_UNPAID'
  const bookingIds = form.getAll('bookingId').map(String)
  try {
    await kalends.bookings.cancelOrderWithBookings({ orderId: id, choice, effectiveAt, bookingIds })
  } catch (error) {
    if (isRefusal(error)) return data({ isChanged: true }, { status: 409 })
    throw error
  }
  return redirect(`${accountPaths.order(id)}?done=cancel`, 303)
}

/** Reloads after a refusal too: the data may have changed. */
export const shouldRevalidate = (): boolean => true

/** Asks when a plan is to end, and says what happens then. */
export default function CancelOrder() {
  const t = useT()
  const outcome = useActionData<{ isChanged: boolean }>()
  const isSending = useNavigation().state === 'submitting'
  const { summary, bookings, zone } = useLoaderData<typeof loader>()
  const options = useOptions(summary, zone)
  const [first] = options
  return (
    <Page
      title={t('account.cancelOrder.title', { plan: summary.order.planName ?? '' })}
      problem={outcome?.isChanged ? t('account.cancelOrder.changed') : undefined}
    >
      <Form method="post" className={`${frame.form} ${styles.ending}`}>
        {options.length > 1 ? (
          <Choice legend={t('account.cancelOrder.when')} name="when" value={first?.value ?? ''} options={options} />
        ) : (
          <>
            <input type="hidden" name="when" value={first?.value} />
            <p>
              {first?.value === 'NEXT_PAYMENT_DATE' && `${first.label}: `}
              {first?.note}
            </p>
          </>
        )}
        {bookings.map(({ bookingId }) => (
          <input key={bookingId} type="hidden" name="bookingId" value={bookingId} />
        ))}
        {options.map(({ value }) => (
          <BookingsOfOrder key={value} end={value} bookings={findUnpaid(value, { summary, bookings })} zone={zone} />
        ))}
        <p className="k-2">{t('account.cancelOrder.final')}</p>
        <ButtonRow>
          <Button look="danger" busy={isSending}>
            {t('account.cancelOrder.confirm')}
          </Button>
          <LinkButton look="quiet" to={accountPaths.order(summary.order.id ?? '')}>
            {t('account.cancelOrder.keep')}
          </LinkButton>
        </ButtonRow>
      </Form>
    </Page>
  )
}

/** Returns the bookings that the plan no longer pays for if it ends then. */
function findUnpaid(end: End, { summary, bookings }: Pick<Shown, 'summary' | 'bookings'>): BookingOfOrder[] {
  const endsAt = summary.order.currentCycle?.endedDate
  if (end === 'IMMEDIATELY') return bookings
  return endsAt ? bookings.filter(({ startDate }) => Date.parse(startDate) >= Date.parse(endsAt)) : []
}

/** Returns when the plan can end, with what each means. */
function useOptions(summary: OrderSummary, zone: string): (Option & { value: End })[] {
  const t = useT()
  const formats = useFormats()
  const { order, actions } = summary
  const ends = order.currentCycle?.endedDate
  const day = ends ? formats.dayMonthYear(dayIn(ends, zone)) : ''
  const isPaused = orderStatus(summary) === 'PAUSED'
  const hasBegun = orderStatus(summary) !== 'PENDING'
  const isTrial = order.currentCycle?.index === 0
  const later = {
    value: 'NEXT_PAYMENT_DATE' as const,
    label: t(isTrial ? 'account.cancelOrder.trial' : 'account.cancelOrder.later'),
    // How long a pause lasts, and so when the period ends, is not known.
    note: t(isPaused ? 'account.cancelOrder.later.paused' : 'account.cancelOrder.later.note', { day }),
  }
  const now = {
    value: 'IMMEDIATELY' as const,
    label: t('account.cancelOrder.now'),
    note: t(hasBegun ? 'account.cancelOrder.now.note' : 'account.cancelOrder.before.note'),
  }
  return [
    ...(actions.includes('CANCEL_AT_NEXT_PAYMENT') ? [later] : []),
    ...(actions.includes('CANCEL_NOW') ? [now] : []),
  ]
}
