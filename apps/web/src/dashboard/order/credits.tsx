import { Form, Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { type CreditBalance, writeLeft } from '../../parts/order-state.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormKey } from '../fields/form-key.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { usePageLink } from '../page-link.ts'
import type { Adjusted } from './data/adjust-credits.ts'
import type { CreditLine } from './data/load-order.ts'
import styles from './order.module.css'

type Props = {
  balances: readonly CreditBalance[]
  credits: readonly CreditLine[]
  zone: string
  /** Nobody can book with it, and when its credits end is not known. */
  isPaused: boolean
  canManage: boolean
  /** What was just changed, which can be undone. */
  adjusted: Adjusted | null
  /** The last change was undone. */
  isUndone: boolean
  formKey: string
}

/** What is left of an order's credits, and how they were used. */
export function Credits({ balances, credits, zone, isPaused, canManage, adjusted, isUndone, formKey }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  return (
    <section className={`k-card ${styles.card}`} aria-labelledby="credits">
      <h2 id="credits">{t('orders.credits')}</h2>
      {adjusted && <AdjustedNotice adjusted={adjusted} isUndone={isUndone} formKey={formKey} />}
      {balances.length === 0 && <p className="k-2">{t('orders.credits.none')}</p>}
      {balances.map((balance) => {
        const left = writeLeft(balance, t, formats)
        const day = !isPaused && balance.endsDate && formats.dayMonthYear(dayIn(balance.endsDate, zone))
        return (
          <div key={balance.id} className={styles.balance}>
            <p className={styles.left}>{day ? t('orders.left.until', { left, day }) : left}</p>
            {canManage && balance.remaining !== null && (
              <LinkButton
                to={pageLink({ adjust: balance.id, adjusted: null, by: null, done: null })}
                look="quiet"
                preventScrollReset
              >
                {t('orders.adjust')}
              </LinkButton>
            )}
          </div>
        )
      })}
      {credits.length > 0 && (
        <>
          <h3>{t('orders.credits.history')}</h3>
          <ol className={styles.ledger}>
            {credits.map((entry) => (
              <Entry key={`${entry.id} ${entry.balanceId}`} entry={entry} zone={zone} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

type NoticeProps = { adjusted: Adjusted; isUndone: boolean; formKey: string }

/** Says that credits were changed, and offers to undo it. */
function AdjustedNotice({ adjusted: { balanceId, quantity }, isUndone, formKey }: NoticeProps) {
  const t = useT()
  const pageLink = usePageLink()
  const isSending = useIsSubmitting('adjust')
  if (isUndone) return <Alert tone="ok">{t('orders.adjust.undone')}</Alert>
  return (
    <Alert tone="ok">
      <Form method="post" action={pageLink({})} className={styles.balance} preventScrollReset replace>
        <span>{t(quantity > 0 ? 'orders.adjust.added' : 'orders.adjust.taken', { count: Math.abs(quantity) })}</span>
        <input type="hidden" name="intent" value="adjust" />
        <input type="hidden" name="undo" value="yes" />
        <input type="hidden" name="id" value={balanceId} />
        <input type="hidden" name="direction" value={quantity > 0 ? 'take' : 'add'} />
        <input type="hidden" name="quantity" value={Math.abs(quantity)} />
        <input type="hidden" name="reason" value={t('orders.adjust.undo.reason')} />
        <FormKey pageKey={formKey} />
        <Button look="quiet" busy={isSending}>
          {t('orders.adjust.undo')}
        </Button>
      </Form>
    </Alert>
  )
}

function Entry({ entry, zone }: { entry: CreditLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { date, quantity, bookingId, reason, actorName } = entry
  const when = formats.moment(date, zone)
  const text = <EntryText entry={entry} zone={zone} />
  return (
    <li>
      <div>
        <p>
          {bookingId ? <Link to={dashboardPaths.bookings({ view: 'all', booking: bookingId })}>{text}</Link> : text}
        </p>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
        <p className={styles.note}>
          <time dateTime={date}>{actorName ? t('orders.credits.by', { when, name: actorName }) : when}</time>
        </p>
      </div>
      <b className="k-num">{writeQuantity(quantity, formats.number)}</b>
    </li>
  )
}

function EntryText({ entry: { type, planName, booking }, zone }: { entry: CreditLine; zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (booking && (type === 'SPEND' || type === 'RETURN')) {
    return t(`orders.credits.for.${type}`, { service: booking.service, when: formats.moment(booking.start, zone) })
  }
  return t(`orders.credits.type.${type}`, { plan: planName })
}

const writeQuantity = (quantity: number, write: (value: number) => string): string =>
  quantity > 0 ? `+${write(quantity)}` : `−${write(-quantity)}`
