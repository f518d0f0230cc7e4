import type { policies } from '@kalends/contract'
import { useFormats, useT } from '../../lib/translate.tsx'
import { type Rule, staffWord, toUnits } from './rules.ts'

type Policy = policies.BookingPolicy

/** Returns a function that describes a rule in a sentence. */
export function useSentence(): (rule: Rule, policy: Policy) => string {
  const t = useT()
  const formats = useFormats()
  const time = (minutes: number | null | undefined): string => {
    const { count, unit } = toUnits(minutes ?? 0)
    return t(`policies.${unit}`, { count })
  }
  const fees = ({ cancellationFeePolicy: fee }: Policy): string => {
    const windows = fee?.enabled ? (fee.cancellationWindows ?? []) : []
    if (windows.length === 0) return t('policies.fee.off')
    return windows.map((window) => describeFee(window)).join(' ')
  }
  const describeFee = ({ amount, percentage, startInMinutes }: policies.CancellationWindow): string => {
    const money = amount?.value && amount.currency ? { value: amount.value, currency: amount.currency } : undefined
    const fee = money ? formats.money(money) : t('policies.percent', { value: formats.number(Number(percentage)) })
    return startInMinutes ? t('policies.fee.one', { time: time(startInMinutes), fee }) : t('policies.fee.any', { fee })
  }
  const change = (rule: 'cancel' | 'move', isOn: boolean, limit: number | null, byLink: boolean): string => {
    if (!isOn) return t(`policies.${rule}.off`)
    const sentence = limit === null ? t(`policies.${rule}.on`) : t(`policies.${rule}.limit`, { time: time(limit) })
    return byLink ? sentence : t('policies.signedIn', { sentence })
  }
  const sentences: Record<Rule, (policy: Policy) => string> = {
    name: ({ name }) => `${t('policies.rule.name')}: ${name || t('policies.unnamed')}`,
    early: ({ limitEarlyBookingPolicy: it }) =>
      it?.enabled ? t('policies.early.on', { time: time(it.earliestBookingInMinutes) }) : t('policies.early.off'),
    late: ({ limitLateBookingPolicy: it }) =>
      it?.enabled ? t('policies.late.on', { time: time(it.latestBookingInMinutes) }) : t('policies.late.off'),
    after: ({ bookAfterStartPolicy: it }) => t(it?.enabled ? 'policies.after.on' : 'policies.after.off'),
    participants: ({ participantsPolicy: it }) =>
      t('policies.participants.at', { count: it?.maxParticipantsPerBooking ?? 1 }),
    resources: ({ resourcesPolicy: it }) =>
      t(it?.enabled && !it.autoAssignAllowed ? 'policies.resources.on' : 'policies.resources.off'),
    rebooking: ({ limitRebookingPolicy: it }) => {
      if (!it?.enabled) return t('policies.rebooking.off')
      const count = it.maxBookings ?? 1
      if (!it.windowInMinutes) return t('policies.rebooking.ever', { count })
      return t('policies.rebooking.on', { count, time: time(it.windowInMinutes) })
    },
    cancel: ({ cancellationPolicy: it }) => {
      const limit = it?.limitLatestCancellation ? (it.latestCancellationInMinutes ?? 0) : null
      return change('cancel', it?.enabled === true, limit, it?.allowAnonymous !== false)
    },
    move: ({ reschedulePolicy: it }) => {
      const limit = it?.limitLatestReschedule ? (it.latestRescheduleInMinutes ?? 0) : null
      return change('move', it?.enabled === true, limit, it?.allowAnonymous !== false)
    },
    fee: fees,
    waitlist: ({ waitlistPolicy: it }) =>
      it?.enabled
        ? t('policies.waitlist.on', { count: it.capacity ?? 1, time: time(it.reservationTimeInMinutes) })
        : t('policies.waitlist.off'),
    staff: (policy) => t(`policies.staff.${staffWord(policy)}`),
    terms: ({ customPolicyDescription: it }) => (it?.enabled && it.description) || t('policies.terms.off'),
  }
  return (rule, policy) => sentences[rule](policy)
}
