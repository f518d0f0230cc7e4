import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import type { Terms } from './service.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The cancellation terms before a time is chosen. */
export function useTermsSentence({ cancelMinutes, alwaysCosts, needsApproval }: Terms): string {
  const t = useT()
  const { sendsEmail } = useSite()
  return [sentence(), needsApproval && t(sendsEmail ? 'site.terms.approval' : 'site.terms.approvalOnPage')]
    .filter(Boolean)
    .join(' ')

  function sentence(): string {
    if (cancelMinutes === 'fee') return alwaysCosts ?? ''
    if (cancelMinutes === 'never') return t('site.terms.final')
    if (cancelMinutes === 'any' || cancelMinutes === 0) return t('site.terms.any')
    // One or two days are stated in hours; anything but whole hours in minutes.
    if (cancelMinutes > 2 * DAY && cancelMinutes % DAY === 0)
      return t('site.terms.days', { count: cancelMinutes / DAY })
    if (cancelMinutes % HOUR === 0) return t('site.terms.hours', { count: cancelMinutes / HOUR })
    return t('site.terms.minutes', { count: cancelMinutes })
  }
}
