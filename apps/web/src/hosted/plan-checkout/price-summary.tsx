import { dayIn } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './checkout-page.module.css'
import type { Checkout, Order, Plan } from './load-checkout.ts'
import { type PlanPrice, planPrice } from './plan-price.ts'

/** What the plan costs today and later, and how it is cancelled. */
export function PriceSummary({ checkout: { plan, order } }: { checkout: Pick<Checkout, 'plan' | 'order'> }) {
  const t = useT()
  const formats = useFormats()
  const price = order && planPrice(order)
  const perks = plan.perks?.values ?? []
  return (
    <>
      {price && (
        <div className={styles.due}>
          <p className="k-2">{t('checkout.plan.dueToday')}</p>
          <p className={styles.amount}>{formats.money({ value: price.dueNow, currency: price.currency })}</p>
        </div>
      )}
      <div>
        <p>
          <b>
            <bdi>{plan.name}</bdi>
          </b>
        </p>
        {plan.description && <p className="k-2">{plan.description}</p>}
        {perks.length > 0 && (
          <ul className={styles.notes}>
            {perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        )}
      </div>
      {price && order && <Lines price={price} name={plan.name ?? ''} />}
      {price && order && <Later price={price} plan={plan} order={order} />}
    </>
  )
}

function Lines({ price, name }: { price: PlanPrice; name: string }) {
  const t = useT()
  const formats = useFormats()
  const money = (value: string) => formats.money({ value, currency: price.currency })
  const { first } = price
  const { tax } = first
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          <bdi>{name}</bdi>
        </dt>
        <dd className="k-num">{money(first.subtotal ?? '0')}</dd>
      </div>
      {(first.fees ?? []).map((fee) => (
        <div key={fee.name}>
          <dt>
            <bdi>{fee.name}</bdi>
          </dt>
          <dd className="k-num">{money(fee.amount ?? '0')}</dd>
        </div>
      ))}
      {first.coupon && (
        <div>
          <dt>{t('checkout.plan.discount', { code: first.coupon.code ?? '' })}</dt>
          <dd className="k-num">{money(`-${first.discount ?? '0'}`)}</dd>
        </div>
      )}
      {tax && (
        <div>
          <dt>
            {t(tax.includedInPrice ? 'checkout.plan.taxIncluded' : 'checkout.plan.tax', {
              name: tax.name ?? '',
              rate: formats.number(Number(tax.rate ?? 0)),
            })}
          </dt>
          <dd className="k-num">{money(tax.amount ?? '0')}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t(price.trialDays > 0 ? 'checkout.plan.firstPayment' : 'checkout.plan.total')}</dt>
        <dd className="k-num">{money(first.total ?? '0')}</dd>
      </div>
    </dl>
  )
}

function Later({ price, plan, order }: { price: PlanPrice; plan: Plan; order: Order }) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const money = (value: string) => formats.money({ value, currency: price.currency })
  const { trialDays, later, cycle, cycles, validFor } = price
  const paidOn = price.firstPaymentAt && formats.dayMonthYear(dayIn(price.firstPaymentAt, site.timeZone))
  return (
    <ul className={styles.notes}>
      {trialDays > 0 && (
        <li>
          {t('checkout.plan.trial', { days: trialDays, price: money(price.first.total ?? '0'), date: paidOn ?? '' })}
        </li>
      )}
      {trialDays > 0 && order.status === 'DRAFT' && <li>{t('checkout.plan.trialCard', { date: paidOn ?? '' })}</li>}
      {trialDays === 0 && order.status === 'DRAFT' && Number(price.dueNow) === 0 && later && (
        <li>{t('checkout.plan.laterCard')}</li>
      )}
      {later && cycle && <li>{t('checkout.plan.then', { price: money(later), unit: cycle })}</li>}
      {cycle && <li>{cycles ? t('checkout.plan.cycles', { count: cycles }) : t('checkout.plan.renews')}</li>}
      {!cycle && (
        <li>
          {validFor
            ? t('checkout.plan.validFor', { count: validFor.count ?? 1, unit: validFor.unit ?? 'MONTH' })
            : t('checkout.plan.noEnd')}
        </li>
      )}
      {cycle && (
        <li>
          {plan.buyerCanCancel ? t('checkout.plan.stop') : t('checkout.plan.stopByBusiness', { name: site.name })}
        </li>
      )}
      {Date.parse(order.startDate ?? '') > Date.parse(order.createdDate ?? '') + 60_000 && (
        <li>
          {t('checkout.plan.starts', { date: formats.dayMonthYear(dayIn(order.startDate ?? '', site.timeZone)) })}
        </li>
      )}
    </ul>
  )
}
