import type { credits, Infer } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import type { Quote } from './load-quote.ts'

/** How a booking can be paid: with credits of a plan, by card in full or a deposit, or at the visit. */
export const payChoices = ['credits', 'full', 'deposit', 'visit'] as const
export type PayChoice = (typeof payChoices)[number]

export type PayData = {
  /** What this customer can choose, credits first. Empty: they need a plan. */
  choices: PayChoice[]
  /** Credits that pay for it; null where there are none, or too few. */
  credits: { planName: string; remaining: number | null; quantity: number | null } | null
  /** It can be paid with a plan that the customer does not have, or is not signed in with. */
  offersPlans: boolean
  /** Extras that cost something are not paid with a plan, and nothing else pays for this. */
  hasExtrasInTheWay: boolean
  /** Amounts, taxes included; null if nothing is charged. */
  amounts: Quote['payment']
  /** What was chosen before the card page. */
  chosen: PayChoice | null
}

/** Credits that are there, or will be when the booking begins. */
type Balance = Pick<Infer<typeof credits.CreditBalance>, 'planName' | 'remaining' | 'quantity'>

type PayRequest = {
  serviceId: string
  /** When the booking begins: credits of coming periods pay for it too. */
  startDate: string
  people: number
  quote: Quote
  chosen: string | null
}

/** Loads how the customer can pay for the choice. */
export async function loadPay(
  context: RequestContext,
  { serviceId, startDate, people, quote, chosen }: PayRequest,
): Promise<PayData> {
  const { payment: amounts, paymentOptions: options } = quote
  const takesPlans = options.includes('MEMBERSHIP')
  const credits = takesPlans ? sumBalances(await listUsable(context, { serviceId, startDate }), people) : null
  const isOnline = options.includes('ONLINE')
  const choices = [
    ...(credits ? (['credits'] as const) : []),
    ...(isOnline && amounts?.isFullPaymentOffered ? (['full'] as const) : []),
    ...(isOnline && amounts?.deposit ? (['deposit'] as const) : []),
    ...(options.includes('OFFLINE') ? (['visit'] as const) : []),
  ]
  return {
    choices,
    credits,
    offersPlans: takesPlans && !credits,
    hasExtrasInTheWay: options.length === 0 && quote.price.lines.some(isPaidExtra),
    amounts,
    chosen: choices.find((choice) => choice === chosen) ?? null,
  }
}

const isPaidExtra = ({ kind, unitPrice }: Quote['price']['lines'][number]): boolean =>
  kind === 'ADD_ON' && Number(unitPrice) > 0

/** Only members have credits. */
async function listUsable(
  { kalends }: RequestContext,
  request: { serviceId: string; startDate: string },
): Promise<Balance[]> {
  try {
    const { balances, coming } = await kalends.credits.listUsableCredits(request)
    return [...balances, ...coming.map((cycle) => ({ ...cycle, remaining: cycle.quantity }))]
  } catch (error) {
    if (isRefusal(error, 401, 403)) return []
    throw error
  }
}

/** Each person takes one credit. */
function sumBalances(balances: Balance[], people: number): PayData['credits'] {
  const [first] = balances
  const remaining = sum(balances.map((balance) => balance.remaining))
  if (!first || (remaining !== null && remaining < people)) return null
  return { planName: first.planName, remaining, quantity: sum(balances.map((balance) => balance.quantity)) }
}

/** Null for any number. */
const sum = (counts: (number | null)[]): number | null =>
  counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0)

/** What the customer pays now with a choice, and at the visit; null where nothing is. */
export function splitAmount(
  { amounts }: Pick<PayData, 'amounts'>,
  choice: PayChoice,
): { now: string | null; later: string | null } {
  if (!amounts || choice === 'credits') return { now: null, later: null }
  if (choice === 'visit') return { now: null, later: amounts.total }
  if (choice === 'full' || !amounts.deposit) return { now: amounts.total, later: null }
  return { now: amounts.deposit, later: subtract(amounts.total, amounts.deposit) }
}

/** Subtracts decimals with the same number of decimal places. */
function subtract(total: string, part: string): string {
  const places = total.split('.')[1]?.length ?? 0
  const digits = (text: string): bigint => BigInt(text.replace('.', ''))
  const left = String(digits(total) - digits(part)).padStart(places + 1, '0')
  return places === 0 ? left : `${left.slice(0, -places)}.${left.slice(-places)}`
}
