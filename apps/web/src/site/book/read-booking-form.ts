import type { Mistakes } from '../../parts/questions/form-answers.ts'
import type { BookData, RequestedSlot } from '../data/book.ts'
import { type PayChoice, splitAmount } from '../data/load-pay.ts'
import { readMix } from './read-mix.ts'

/** Reads the choice from the form, since a submit from another page carries it only there. */
export function searchFrom(request: Request, form: FormData): URLSearchParams {
  const search = new URL(request.url).searchParams
  for (const name of ['time', 'staff', 'location', 'zone', 'hold', 'session', 'people', 'variant', 'extras', 'pay']) {
    const value = form.get(name)
    if (typeof value === 'string' && value) search.set(name, value)
  }
  const mix = readMix(form)
  if (mix) search.set('people', mix)
  return search
}

/** Reads the slot from the value of a button that offers another time. */
export function chosenSlot({ slot }: BookData, form: FormData): RequestedSlot {
  const [start = '', end = '', locationId = '', sessionId = ''] = String(form.get('slot')).split('|')
  return { ...slot, start, end, locationId: locationId || null, sessionId: sessionId || null }
}

/** Returns the chosen way to pay if it is offered; the only one needs no choice. */
export function readPay(form: FormData, { pay }: BookData): PayChoice | undefined {
  const sent = form.get('pay') ?? (pay.choices.length === 1 ? pay.choices[0] : undefined)
  return pay.choices.find((choice) => choice === sent)
}

/** Returns what is paid now, `0` where nothing is; undefined if it is not what the customer saw. */
export function seenAmount(form: FormData, { pay }: BookData, choice: PayChoice): string | undefined {
  const { now } = splitAmount(pay, choice)
  if (now === null) return '0'
  return form.get(choice === 'deposit' ? 'seenDeposit' : 'seenTotal') === now ? now : undefined
}

/** The total that the customer saw of what they hold: they book it at no other one. Credits pay none. */
export function seenTotal(form: FormData, { hold, quote }: BookData, choice: PayChoice): { total?: string } {
  const total = form.get('seenTotal')
  const isKnown = hold !== null && !quote.isMinimum && choice !== 'credits'
  return isKnown && typeof total === 'string' ? { total } : {}
}

/** Nobody agrees to fees that they did not see. */
export function findFeeMistake(form: FormData, { fees }: BookData): Mistakes {
  return fees && form.get('agreeFees') !== fees.text ? { agreeFees: { key: 'form.book.error.agree' } } : {}
}

/** The solved captcha, if the page required one. */
export function captchaIn(form: FormData): { captchaToken?: string } {
  const captchaToken = String(form.get('captcha') || form.get('invisibleCaptcha') || '')
  return captchaToken ? { captchaToken } : {}
}
