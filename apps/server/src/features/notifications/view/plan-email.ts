import type { OrderEmail } from '../../orders/index.ts'
import type { Email, EmailRow } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = OrderEmail & {
  business: { name: string; color: string; timeZone: string }
  /** The order in the account of its buyer, or in the dashboard. */
  url: string
  now: number
}

/** Builds the email about what became of a plan, for its buyer. */
export function planEmail(voice: Voice, facts: Facts): Email {
  const { notice, business, validUntil } = facts
  const plan = oneLine(facts.planName)
  const said = { plan, business: oneLine(business.name) }
  const until = validUntil === null ? undefined : voice.fullDay(validUntil, business.timeZone)
  const isStopped = notice === 'RENEWAL_CANCELED' && until !== undefined
  return {
    ...frame(voice, business),
    subject: voice.say(`plan.${notice}.subject`, said),
    heading: voice.say(`plan.${notice}.heading`, said),
    intro: [isStopped ? voice.say('plan.stopsOn', { day: until }) : voice.say(`plan.${notice}.intro`, said)],
    rows: isOver(notice) ? [] : rows(voice, facts),
    button: { label: voice.say('plan.button'), url: facts.url },
    notes: [],
    footer: [voice.say('paymentFailed.footer', said)],
  }
}

/** Builds the email that tells the business what a customer did with a plan; undefined where it need not know. */
export function planNotice(voice: Voice, customer: string, facts: Facts): Email | undefined {
  const { notice, business } = facts
  if (notice !== 'BOUGHT' && notice !== 'CANCELED' && notice !== 'RENEWAL_CANCELED') return undefined
  const isSold = notice === 'BOUGHT'
  const said = { plan: oneLine(facts.planName), name: oneLine(customer) || voice.say('plan.customer') }
  const subject = voice.say(isSold ? 'planSold.subject' : 'planStopped.subject', said)
  return {
    ...frame(voice, business),
    subject,
    heading: subject,
    intro: isSold ? [] : [endText(voice, facts)],
    rows: isSold ? rows(voice, facts) : [],
    button: { label: voice.say('plan.buttonStaff'), url: facts.url },
    notes: [],
    footer: [voice.say('plan.footerStaff')],
  }
}

function endText(voice: Voice, { validUntil, business }: Facts): string {
  if (validUntil === null) return voice.say('planStopped.over')
  return voice.say('planStopped.until', { day: voice.fullDay(validUntil, business.timeZone) })
}

const isOver = (notice: Facts['notice']): boolean => notice === 'CANCELED' || notice === 'ENDED'

/** What it costs, from when to when it can be used, and what is paid next. */
function rows(voice: Voice, facts: Facts): EmailRow[] {
  const { business, price, trialEndsAt, startAt, validUntil, nextPayment, notice, now } = facts
  const day = (at: number): string => voice.fullDay(at, business.timeZone)
  const isNew = notice === 'BOUGHT' || notice === 'RENEWED'
  const amount =
    trialEndsAt !== null
      ? voice.say('plan.trial', { day: day(trialEndsAt) })
      : Number(price.amount) === 0
        ? voice.say('price.free')
        : voice.money(price.amount, price.currency)
  const next =
    nextPayment &&
    voice.say('plan.nextPayment', {
      amount: voice.money(nextPayment.amount, nextPayment.currency),
      day: day(nextPayment.at),
    })
  return [
    ...(isNew ? [{ label: voice.say('row.price'), strong: [amount] }] : []),
    ...(notice === 'BOUGHT' && startAt > now ? [{ label: voice.say('row.starts'), plain: [day(startAt)] }] : []),
    ...(validUntil === null ? [] : [{ label: voice.say('row.validUntil'), plain: [day(validUntil)] }]),
    ...(next ? [{ label: voice.say('row.nextPayment'), plain: [next] }] : []),
  ]
}
