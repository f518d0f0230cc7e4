import { addDays, dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { type OrderSummary, orderStatus } from '../../parts/order-state.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormKey } from '../fields/form-key.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { BookingOfOrder, OrderAction, RefusedOrder } from './data/act-on-order.ts'
import { OrderBookings } from './order-bookings.tsx'

type Props = {
  action: OrderAction
  summary: OrderSummary
  /** What is owed, as text. */
  owed: string
  zone: string
  /** Coming bookings the order pays for, where the action asks about them. */
  bookings: readonly BookingOfOrder[]
  formKey: string
  refused: RefusedOrder | undefined
}

/** Says what an action on an order does, and asks for confirmation. */
export function ActionSheet({ action, summary, owed, zone, bookings, formKey, refused }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const plan = summary.order.planName ?? ''
  const isRisky = action === 'CANCEL_NOW' || action === 'CANCEL_AT_NEXT_PAYMENT'
  return (
    <ConfirmSheet
      title={t(`orders.ask.${action}`, { plan })}
      close={pageLink({ ask: null })}
      formAction={pageLink({})}
      confirmLabel={t(`orders.do.${action}`)}
      cancelLabel={t(isRisky ? 'orders.keep' : 'common.cancel')}
      look={isRisky ? 'danger' : 'filled'}
    >
      <input type="hidden" name="intent" value={action} />
      <FormKey pageKey={formKey} />
      <Consequence action={action} summary={summary} owed={owed} zone={zone} />
      {(action === 'PAUSE' || action === 'CANCEL_NOW') && bookings.length > 0 && (
        <OrderBookings bookings={bookings} zone={zone} change={action === 'PAUSE' ? 'pause' : 'end'} />
      )}
      {action === 'POSTPONE_END' && <EndDate summary={summary} zone={zone} refused={refused} />}
      {refused && refused.problem !== 'endDate' && <Alert>{t(`orders.problem.${refused.problem}`)}</Alert>}
    </ConfirmSheet>
  )
}

function Consequence({ action, summary, owed, zone }: Pick<Props, 'action' | 'summary' | 'owed' | 'zone'>) {
  const t = useT()
  const formats = useFormats()
  const status = orderStatus(summary)
  const hasBegun = status === 'ACTIVE' || status === 'PAUSED'
  const ends = summary.order.currentCycle?.endedDate
  const day = ends ? formats.dayMonthYear(dayIn(ends, zone)) : ''
  if (action === 'CANCEL_NOW') {
    return <p>{t(hasBegun ? 'orders.means.CANCEL_NOW' : 'orders.means.CANCEL_NOW.before')}</p>
  }
  if (action === 'CANCEL_AT_NEXT_PAYMENT' && status === 'PAUSED')
    return <p>{t('orders.means.CANCEL_AT_NEXT_PAYMENT.paused')}</p>
  return <p>{t(`orders.means.${action}`, { amount: owed, day })}</p>
}

function EndDate({ summary, zone, refused }: Pick<Props, 'summary' | 'zone' | 'refused'>) {
  const t = useT()
  const formats = useFormats()
  const end = summary.order.endDate ?? ''
  const day = dayIn(end, zone)
  return (
    <>
      <input type="hidden" name="end" value={end} />
      <TextField
        label={t('orders.postpone.date')}
        type="date"
        name="date"
        required
        min={addDays(day, 1)}
        defaultValue={refused?.date ?? ''}
        hint={t('orders.postpone.hint', { day: formats.dayMonthYear(day) })}
        error={refused?.problem === 'endDate' ? t('orders.problem.endDate') : undefined}
      />
    </>
  )
}
