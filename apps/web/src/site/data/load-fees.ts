import type { policies } from '@kalends/contract'
import { createFormats, type Money } from '../../lib/format.ts'
import { loadPageMessages } from '../../lib/messages/page-messages.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'
import type { WireService } from './services.ts'

/** What a customer agrees to where the policy has fees for late cancellations and no-shows. */
export type FeeTerms = {
  /** With the amounts. The agreement is saved with it, so that it stays what the customer read. */
  text: string
  /** Where the card is entered, unless one pays the booking. */
  next: string
}

const HOUR = 60
const DAY = 24 * HOUR

/** Loads the fees in words; null if there are none, or no card can be saved here. */
export async function loadFeeTerms(
  { site, language }: RequestContext,
  { bookingPolicy }: WireService,
  price: { total: string | null; currency: string | null },
): Promise<FeeTerms | null> {
  const policy = bookingPolicy?.cancellationFeePolicy
  const windows = policy?.enabled ? (policy.cancellationWindows ?? []) : []
  if (windows.length === 0 || !site.takesOnlinePayments) return null
  const t = createTranslate(language, await loadPageMessages(language, 'bookingFees'))
  const formats = createFormats(language)
  const total = price.total && price.currency ? { value: price.total, currency: price.currency } : null
  const fees = windows.map((window) => ({ window, fee: feeOf(window) }))
  const noShow = fees.at(-1)?.fee ?? ''
  const sentences = [
    ...fees.map(({ window, fee }) => late(window, fee)),
    t('reading.bookingFees.noShow', { fee: noShow }),
    ...(windows.some(({ startInMinutes }) => startInMinutes) ? [t('reading.bookingFees.moving')] : []),
    t('reading.bookingFees.agree'),
  ]
  return { text: sentences.join(' '), next: t('reading.bookingFees.next') }

  function feeOf({ amount, percentage }: policies.CancellationWindow): string {
    if (amount?.value && amount.currency) return money({ value: amount.value, currency: amount.currency })
    const percent = percentage ?? '0'
    const value = formats.number(Number(percent))
    return total
      ? t('reading.bookingFees.part', { value, fee: money(partOf(total, percent)) })
      : t('reading.bookingFees.percent', { value })
  }

  function money(amount: Money): string {
    return formats.money(amount)
  }

  function late({ startInMinutes: minutes }: policies.CancellationWindow, fee: string): string {
    if (!minutes) return t('reading.bookingFees.any', { fee })
    // One or two days are stated in hours; anything but whole hours in minutes.
    if (minutes > 2 * DAY && minutes % DAY === 0) return t('reading.bookingFees.days', { count: minutes / DAY, fee })
    if (minutes % HOUR === 0) return t('reading.bookingFees.hours', { count: minutes / HOUR, fee })
    return t('reading.bookingFees.minutes', { count: minutes, fee })
  }
}

/** Rounded half up, in the decimal places of the price. */
function partOf({ value, currency }: Money, percent: string): Money {
  const scale = 10 ** (value.split('.')[1]?.length ?? 0)
  const hundredths = Math.round(Number(value) * scale) * Math.round(Number(percent) * 100)
  return { value: String(Math.round(hundredths / 10_000) / scale), currency }
}
