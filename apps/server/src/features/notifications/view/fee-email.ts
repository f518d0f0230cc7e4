import type { Email } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = {
  business: { name: string; color: string }
  /** What to call the reader; empty where no name is known. */
  name: string
  title: string
  /** What is owed, as a decimal. */
  amount: string
  currency: string
}

/** Builds the email about a fee that the customer's card did not pay. */
export function feeFailedEmail(voice: Voice, { business, amount, currency, ...facts }: Facts): Email {
  const [name, title] = [oneLine(facts.name), oneLine(facts.title)]
  const said = { business: oneLine(business.name) }
  return {
    ...frame(voice, business),
    subject: voice.say('feeFailed.subject', said),
    heading: name ? voice.say('paymentFailed.heading', { name }) : voice.say('paymentFailed.headingNoName'),
    intro: [voice.say('feeFailed.intro', { title, amount: voice.money(amount, currency) })],
    rows: [],
    button: undefined,
    notes: [voice.say('feeFailed.note', said)],
    footer: [voice.say('feeFailed.footer', said)],
  }
}
