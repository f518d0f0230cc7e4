import type { common, Infer, services } from '@kalends/contract'
import type { Formats, Money } from '../lib/format.ts'
import type { Translate } from '../lib/translate.tsx'

/** The price of a service, ready to be formatted. */
export type Price =
  | { kind: 'free' }
  | { kind: 'fixed' | 'from'; money: Money; perDay?: true }
  /** The business's own description. */
  | { kind: 'custom'; text: string }

type WirePayment = Infer<typeof services.Payment>
type WireMoney = Infer<typeof common.Money>

export function readPrice(payment: WirePayment | null | undefined, currency: string): Price {
  if (payment?.rateType === 'CUSTOM') return { kind: 'custom', text: payment.custom?.description ?? '' }
  if (payment?.rateType === 'VARIED') {
    const lowest = payment.varied?.minPrice ?? payment.varied?.defaultPrice
    return moneyPrice(lowest, currency, payment.varied?.minPrice ? 'from' : 'fixed')
  }
  return moneyPrice(payment?.fixed?.price, currency, 'fixed')
}

/** Formats the price: €68.00, from €98.00, Free, or the business's own text. */
export function writePrice(price: Price, t: Translate, formats: Formats): string {
  if (price.kind === 'free') return t('common.free')
  if (price.kind === 'custom') return price.text || t('common.price.varies')
  const money = formats.money(price.money)
  const each = price.perDay ? t('common.pricePerDay', { price: money }) : money
  return price.kind === 'from' ? t('common.priceFrom', { price: each }) : each
}

function moneyPrice(money: WireMoney | null | undefined, currency: string, kind: 'fixed' | 'from'): Price {
  if (!money?.value || Number(money.value) === 0) return { kind: 'free' }
  return { kind, money: { value: money.value, currency: money.currency || currency } }
}
