import { describe, expect, it } from 'vitest'
import type { Language } from '../../lib/preferences.ts'
import { aContext, aService } from '../test/fixtures.ts'
import { loadFeeTerms } from './load-fees.ts'
import { readTerms } from './service.ts'

const price = { total: '80.50', currency: 'EUR' }
const amount = { value: '20', currency: 'EUR' }

function terms(cancellationWindows: object[], change: { language?: Language; takesOnlinePayments?: boolean } = {}) {
  const { language = 'en', takesOnlinePayments = true } = change
  const context = aContext({})
  const service = aService({ bookingPolicy: { cancellationFeePolicy: { enabled: true, cancellationWindows } } })
  return loadFeeTerms({ ...context, language, site: { ...context.site, takesOnlinePayments } }, service, price)
}

describe('the fees of a policy', () => {
  it('are told with their amounts; who does not come pays the last one', async () => {
    const windows = [
      { startInMinutes: 24 * 60, amount },
      { startInMinutes: 60, percentage: '25' },
    ]
    expect((await terms(windows))?.text).toBe(
      'If you cancel less than 24 hours before, we charge €20.00. If you cancel less than 1 hour before, we charge €20.13 (25 % of the price). If you don’t come, we charge €20.13 (25 % of the price). If you reschedule that late and cancel afterwards, we charge the fee all the same. I agree to these fees, and to my card being saved for them.',
    )
  })

  it('are told in days, minutes and without a limit, and in Hebrew', async () => {
    expect((await terms([{ amount }]))?.text).toContain('If you cancel, we charge €20.00.')
    expect((await terms([{ amount }]))?.text).not.toContain('reschedule')
    expect((await terms([{ startInMinutes: 3 * 24 * 60, amount }]))?.text).toContain('less than 3 days before')
    expect((await terms([{ startInMinutes: 90, amount }]))?.text).toContain('less than 90 minutes before')
    expect((await terms([{ startInMinutes: 120, amount }], { language: 'he' }))?.text).toContain('פחות משעתיים לפני')
  })

  it('begin before the deadline of cancelling, so that nobody is told that it is free', () => {
    const cancellationFeePolicy = { enabled: true, cancellationWindows: [{ startInMinutes: 24 * 60, amount }] }
    const cancelMinutes = (policy: object) =>
      readTerms(aService({ bookingPolicy: { cancellationFeePolicy, ...policy } })).cancelMinutes
    const until = (minutes: number) => ({
      cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: minutes },
    })
    expect(cancelMinutes({})).toBe(24 * 60)
    const always = { enabled: true, cancellationWindows: [{ amount }] }
    expect(cancelMinutes({ cancellationFeePolicy: always })).toBe('fee')
    expect(cancelMinutes({ cancellationFeePolicy: always, ...until(60) })).toBe('fee')
    expect(cancelMinutes(until(60))).toBe(24 * 60)
    expect(cancelMinutes(until(48 * 60))).toBe(48 * 60)
    expect(cancelMinutes({ cancellationFeePolicy: { ...cancellationFeePolicy, enabled: false } })).toBe('any')
    expect(cancelMinutes({ cancellationPolicy: { enabled: false } })).toBe('never')
  })

  it('are not asked for where no card can be saved, or nothing is charged', async () => {
    expect(await terms([{ amount }], { takesOnlinePayments: false })).toBeNull()
    expect(await terms([])).toBeNull()
  })
})
