import type { Email } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = {
  business: { name: string; color: string; timeZone: string }
  /** What to call the reader; empty where no name is known. */
  name: string
  planName: string
  /** What is owed, as a decimal. */
  amount: string
  currency: string
  /** When the card is charged again, in epoch milliseconds; null if the order was cancelled. */
  nextAttemptAt: number | null
}

/** Builds the email about a payment for a plan that failed. */
export function paymentFailedEmail(voice: Voice, { business, nextAttemptAt, ...facts }: Facts): Email {
  const name = oneLine(facts.name)
  const plan = oneLine(facts.planName)
  const said = { business: oneLine(business.name) }
  const next =
    nextAttemptAt === null
      ? voice.say('paymentFailed.cancelled', { plan })
      : voice.say('paymentFailed.next', { day: voice.fullDay(nextAttemptAt, business.timeZone) })
  return {
    ...frame(voice, business),
    subject: voice.say('paymentFailed.subject', said),
    heading: name ? voice.say('paymentFailed.heading', { name }) : voice.say('paymentFailed.headingNoName'),
    intro: [voice.say('paymentFailed.intro', { plan, amount: voice.money(facts.amount, facts.currency) }), next],
    rows: [],
    button: undefined,
    notes: [voice.say('paymentFailed.note')],
    footer: [voice.say('paymentFailed.footer', said)],
  }
}

/** Builds the email that asks for another card, because the provider no longer has the one that renewed a plan. */
export function cardRemovedEmail(
  voice: Voice,
  {
    business,
    ...facts
  }: Pick<Facts, 'name' | 'planName'> & { business: { name: string; color: string }; card: string },
): Email {
  const name = oneLine(facts.name)
  const said = { business: oneLine(business.name) }
  return {
    ...frame(voice, business),
    subject: voice.say('cardRemoved.subject', said),
    heading: name ? voice.say('cardRemoved.heading', { name }) : voice.say('cardRemoved.headingNoName'),
    intro: [voice.say('cardRemoved.intro', { plan: oneLine(facts.planName), card: facts.card })],
    rows: [],
    button: undefined,
    notes: [voice.say('cardRemoved.note')],
    footer: [voice.say('paymentFailed.footer', said)],
  }
}
