import type { bookingsOwn, Infer } from '@kalends/contract'
import type { Formats } from '../lib/format.ts'
import { type Translate, useFormats, useT } from '../lib/translate.tsx'
import styles from './booking-summary.module.css'

export type ItemisedPrice = Infer<typeof bookingsOwn.ItemisedPrice>

/** `PLAN`: a plan of the customer pays for it. */
export type PaymentTime = 'PAID' | 'IN_PERSON' | 'PLAN'

type Props = {
  price: ItemisedPrice
  data: { isMinimum?: boolean; payment?: PaymentTime | null; people: number }
}

/**
 * The lines of the price if there are several, then the total. The API calculates them. What is more than one for each
 * person are the days of a rental, which stand in the summary already.
 */
export function PriceLines({ price, data: { isMinimum, payment, people } }: Props) {
  const t = useT()
  const formats = useFormats()
  const total = formatTotal(price, t, formats)
  const isCharged = Number(price.total) > 0
  const isSingle = price.lines.length < 2 && people === 1
  const booked = price.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'SERVICE' ? quantity : 0), 0)
  const days = Math.max(1, booked / people)
  if (!total && isSingle) return null
  return (
    <div className={styles.price}>
      {!isSingle && (
        <dl className={styles.lines} aria-label={t('common.price')}>
          {price.lines.map(({ kind, name, quantity, amount }) => {
            const count = kind === 'SERVICE' ? Math.max(1, Math.round(quantity / days)) : quantity
            return (
              <div key={`${kind} ${name}`}>
                <dt>
                  <bdi>{kind === 'ADJUSTMENT' ? t('common.price.adjustment') : name}</bdi>
                  {count > 1 && ` × ${formats.number(count)}`}
                </dt>
                <dd className="k-num">
                  {isCharged && amount && price.currency
                    ? formats.money({ value: amount, currency: price.currency })
                    : ''}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {total && (
        <p className={styles.total}>
          <span>{t('common.price.total')}</span>
          <b className="k-num">
            {payment === 'PLAN'
              ? t('common.price.plan')
              : isMinimum && isCharged
                ? t('common.priceFrom', { price: total })
                : total}
          </b>
        </p>
      )}
      {payment && payment !== 'PLAN' && isCharged && (
        <p className={styles.note}>{t(payment === 'PAID' ? 'common.price.paid' : 'common.price.inPerson')}</p>
      )}
    </div>
  )
}

/** Formats the total, or the business's own text; empty if there is none. */
export function formatTotal(price: ItemisedPrice, t: Translate, formats: Formats): string {
  const { total, currency, text } = price
  if (total === null || currency === null) return text ?? ''
  return Number(total) === 0 ? t('common.free') : formats.money({ value: total, currency })
}
