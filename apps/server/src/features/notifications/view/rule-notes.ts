import type { services } from '@kalends/contract'
import type { Voice } from './messages.ts'

type RuleFacts = {
  policy: services.BookingPolicy
  start: number
  zone: string
  business: { phone: string | null }
  now: number
}

/** States until when the customer may cancel, with the business's own description. */
export function ruleNotes(voice: Voice, facts: RuleFacts): string[] {
  const { policy, business } = facts
  const own = policy.customPolicyDescription
  const call = business.phone ? [voice.say('rule.phone', { phone: business.phone })] : []
  const rule = cancellationRule(voice, facts)
  return [
    [rule.text, ...(rule.asksToCall ? call : [])].join(' '),
    ...(own?.enabled && own.description ? [own.description] : []),
  ]
}

function cancellationRule(
  voice: Voice,
  { policy, start, zone, now }: RuleFacts,
): { text: string; asksToCall: boolean } {
  const rule = policy.cancellationPolicy
  if (!rule?.enabled) return { text: voice.say('rule.never'), asksToCall: true }
  if (!rule.limitLatestCancellation) return { text: voice.say('rule.untilStart'), asksToCall: false }
  const until = start - (rule.latestCancellationInMinutes ?? 0) * 60_000
  if (until < now) return { text: voice.say('rule.past'), asksToCall: true }
  return { text: voice.say('rule.until', { moment: voice.zonedDeadline(until, zone) }), asksToCall: true }
}
