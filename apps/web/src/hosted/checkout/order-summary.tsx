import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from '../plan-checkout/checkout-page.module.css'
import type { CheckoutData, CheckoutLine } from './load-checkout.ts'

/** What is ordered, with times and prices. */
export function OrderSummary({ checkout }: { checkout: CheckoutData }) {
  const t = useT()
  const formats = useFormats()
  const { currency, lines, subtotal, discount, tax, taxIncluded, total, couponCode } = checkout
  const money = (value: string) => formats.money({ value, currency })
  const hasTrial = lines.some(({ trialDays }) => trialDays > 0)
  const totalLabel = hasTrial ? 'checkout.plan.firstPayment' : 'checkout.plan.total'
  return (
    <>
      <div className={styles.due}>
        <p className="k-2">{t(totalLabel)}</p>
        <p className={styles.amount}>{money(total)}</p>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              <b>
                <bdi>{line.name}</bdi>
              </b>
              <LineFacts line={line} />
            </dt>
            <dd className="k-num">{money(line.price)}</dd>
          </div>
        ))}
        {(Number(discount) > 0 || (Number(tax) > 0 && !taxIncluded)) && (
          <div>
            <dt>{t('checkout.cart.subtotal')}</dt>
            <dd className="k-num">{money(subtotal)}</dd>
          </div>
        )}
        {Number(discount) > 0 && (
          <div>
            <dt>{t('checkout.plan.discount', { code: couponCode ?? '' })}</dt>
            <dd className="k-num">{money(`-${discount}`)}</dd>
          </div>
        )}
        {Number(tax) > 0 && (
          <div>
            <dt>{t(taxIncluded ? 'checkout.cart.taxIncluded' : 'checkout.cart.tax')}</dt>
            <dd className="k-num">{money(tax)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t(totalLabel)}</dt>
          <dd className="k-num">{money(total)}</dd>
        </div>
      </dl>
    </>
  )
}

function LineFacts({ line }: { line: CheckoutLine }) {
  const t = useT()
  const formats = useFormats()
  const { startDate, endDate, timeZone, staffName, locationName, participants, isAvailable, payments, trialDays } = line
  const zone = timeZone ?? 'UTC'
  const when =
    startDate && endDate
      ? `${formats.dayMonthYear(dayIn(startDate, zone))}, ${formats.timeRange(startDate, endDate, zone)}`
      : undefined
  const facts = [
    when,
    staffName ?? undefined,
    locationName ?? undefined,
    participants > 1 ? t('checkout.cart.participants', { count: participants }) : undefined,
    trialDays > 0 ? t('checkout.cart.trial', { days: trialDays }) : undefined,
    payments === 0 ? t('checkout.plan.renews') : payments ? t('checkout.plan.cycles', { count: payments }) : undefined,
    isAvailable ? undefined : t('checkout.cart.gone'),
  ]
  return facts.map(
    (fact) =>
      fact && (
        <p key={fact} className="k-2">
          <bdi>{fact}</bdi>
        </p>
      ),
  )
}
