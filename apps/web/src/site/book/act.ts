import { redirect, redirectDocument } from 'react-router'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal, isRefusal, retryMinutes } from '../../lib/refusal.ts'
import { explainRefusal } from '../../parts/explain-refusal.ts'
import { type Answers, findMistakes, type Mistakes, readFormAnswers } from '../../parts/questions/form-answers.ts'
import { hasNewQuestions } from '../../parts/questions/new-questions.ts'
import { refusedAnswers } from '../../parts/questions/refused-answers.ts'
import { uploadFiles } from '../../parts/questions/upload-files.ts'
import { chosenCard, newCard } from '../../parts/saved-cards/list-cards.ts'
import { paths } from '../../paths.ts'
import { bookingPaths } from '../booking-paths.ts'
import {
  type BookData,
  type CheckoutHold,
  holdSlot,
  loadBook,
  type OtherHold,
  otherHolds,
  type RequestedSlot,
  toCheckoutHold,
} from '../data/book.ts'
import { choiceKey, type People, toBookedAddOns, toParticipants } from '../data/choices.ts'
import { findAlternatives } from '../data/find-alternatives.ts'
import { partAnswers, questionTarget } from '../data/intake.ts'
import type { PayChoice } from '../data/load-pay.ts'
import { toContactDetails } from '../data/required-contact.ts'
import { afterBooking } from './after-booking.ts'
import { openFeeCard } from './open-fee-card.ts'
import { payBooking, payWithSavedCard } from './pay-booking.ts'
import {
  captchaIn,
  chosenSlot,
  findFeeMistake,
  readPay,
  searchFrom,
  seenAmount,
  seenTotal,
} from './read-booking-form.ts'
import { toChoice } from './to-choice.ts'

/** The result of submitting the form, unless it redirects. Carries everything typed. */
export type Outcome = {
  answers: Answers
  mistakes?: Mistakes
  /** The new hold and time, chosen after the first one was taken. */
  moved?: { hold: CheckoutHold; slot: RequestedSlot }
  /** The time was just booked; these alternatives are free. */
  taken?: RequestedSlot[]
  /** More seats were requested than are open; this is how many there are. */
  short?: { seatsLeft: number; people: People }
  /** Why it cannot be booked, where the reason is not that somebody was faster. */
  why?: string
  refusal?: 'policy' | 'captcha' | 'price' | 'choice' | 'provider' | 'amount' | 'card' | 'credits' | 'other'
  /** How the customer chose to pay. */
  pay?: PayChoice
  /** The saved card that was chosen, or `new`. */
  card?: string
  /** The fees that the customer agreed to. */
  agreedFees?: string
  /** The call was throttled; the customer can try again after this many minutes. */
  waitMinutes?: number
  /** An answer leads to questions the page has not shown yet. */
  more?: true
  /** The hold limit is reached; these are the customer's other holds. */
  tooMany?: OtherHold[]
  /** Idempotency key: a repeated submit is the same request, a corrected one is another. */
  attempt: string
}

/** Carries out what the form requests: hold a time, move to another one, release another hold, or book. */
export async function act(context: RequestContext, slug: string, request: Request): Promise<Outcome | Response> {
  const form = await request.formData()
  const outcome = await actOn(context, slug, request, form)
  if (outcome instanceof Response) return outcome
  const [agreedFees, card] = [form.get('agreeFees'), form.get('card')]
  return {
    ...(typeof card === 'string' ? { card } : {}),
    ...outcome,
    ...(typeof agreedFees === 'string' ? { agreedFees } : {}),
  }
}

async function actOn(
  context: RequestContext,
  slug: string,
  request: Request,
  form: FormData,
): Promise<Outcome | Response> {
  const search = searchFrom(request, form)
  const data = await loadBook(context, slug, search)
  if (!data) throw new Response(null, { status: 404 })
  const answers = readFormAnswers(form, data.form)
  try {
    if (form.has('slot')) return await moveToSlot(context, data, chosenSlot(data, form), answers)
    if (form.has('release')) return await letGo(context, data, form, answers)
    if (form.get('intent') === 'hold') return await hold(context, slug, data)
    if (form.get('intent') === 'signOut') return await signOut(context, slug, data)
    return await book(context, data, { form, request }, answers)
  } catch (error) {
    if (isRefusal(error) && TAKEN.has(error.code)) {
      const short = findSeatShortage(await loadBook(context, slug, search))
      if (short) return { answers, short, attempt: crypto.randomUUID() }
    }
    const pay = readPay(form, data)
    return { ...(await refusalOutcome(error, context, data, answers)), ...(pay ? { pay } : {}) }
  }
}

/** Returns the open seats if there are some, but fewer than requested. */
function findSeatShortage(data: BookData | undefined): Outcome['short'] {
  return data && data.seatsLeft !== null ? { seatsLeft: data.seatsLeft, people: data.people } : undefined
}

/** Holds the time and redirects to the form with the hold in its URL. */
async function hold(context: RequestContext, slug: string, data: BookData): Promise<Response> {
  const newHold = await holdSlot(context, data, data.slot)
  return redirect(paths.book(slug, { ...toChoice(data), people: data.requestedPeople, hold: newHold.id }), 303)
}

/** Continues as someone else: releases the member's hold and restarts the form for a new visitor. */
async function signOut({ kalends }: RequestContext, slug: string, data: BookData): Promise<Response> {
  if (data.hold) await releaseIfThere(kalends, data.hold.id)
  await kalends.authentication.closeMemberSession()
  return redirect(paths.book(slug, toChoice(data)), 303)
}

/** Releases another hold and holds this slot instead. A hold that no longer exists counts as released. */
async function letGo(context: RequestContext, data: BookData, form: FormData, answers: Answers): Promise<Outcome> {
  await releaseIfThere(context.kalends, String(form.get('release')))
  return moveToSlot(context, data, data.slot, answers)
}

async function releaseIfThere(kalends: RequestContext['kalends'], holdId: string): Promise<void> {
  try {
    await kalends.holds.releaseHold({ holdId })
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'HOLD_NOT_FOUND') throw error
  }
}

async function moveToSlot(
  context: RequestContext,
  data: BookData,
  slot: RequestedSlot,
  answers: Answers,
): Promise<Outcome> {
  const newHold = await holdSlot(context, data, slot)
  return { answers, moved: { hold: toCheckoutHold(newHold), slot }, attempt: crypto.randomUUID() }
}

async function book(
  context: RequestContext,
  data: BookData,
  { form, request }: { form: FormData; request: Request },
  answers: Answers,
): Promise<Outcome | Response> {
  const attempt = crypto.randomUUID()
  if (!data.form.open) return { answers, refusal: 'other', attempt }
  const short = findSeatShortage(data)
  if (short) return { answers, short, attempt }
  const refusedFiles = await uploadFiles(context, data.form, form, answers)
  const mistakes = { ...findMistakes(answers, data.form), ...refusedFiles, ...findFeeMistake(form, data) }
  if (hasNewQuestions(data.form, answers, form)) return { answers, more: true, attempt }
  const pay = readPay(form, data)
  if (Object.keys(mistakes).length > 0) return { answers, mistakes, attempt, ...(pay ? { pay } : {}) }
  if (!pay) return { answers, refusal: 'other', attempt }
  const amount = seenAmount(form, data, pay)
  if (amount === undefined) return { answers, refusal: 'price', attempt, pay }
  const holdId = await heldId(context, data)
  const sent = {
    holdId,
    contactDetails: { timeZone: data.zone, ...toContactDetails(answers.given, data.added) },
    ...partAnswers(answers.given, data),
    ...paymentOptions[pay],
    ...seenTotal(form, data, pay),
    language: context.language,
    ...captchaIn(form),
  }
  const { booking, payment, manageToken } = await context.kalends.bookings.bookHold(sent, {
    idempotencyKey: await attemptKey(String(form.get('attempt') || holdId), sent),
  })
  const bookingId = booking.id ?? ''
  const choice = { ...toChoice(data), hold: holdId, pay }
  const returnPath = bookingPaths.payment(manageToken, data.service.slug, choice)
  const text = data.fees?.text
  const methodId = chosenCard(data.cards, form)
  if (!payment) {
    const page = text && (await openFeeCard(context, { bookingId, text, methodId, returnPath, attempt: '1' }))
    if (page) return redirectDocument(page, 303)
    return redirect(await afterBooking(context, request, { bookingId, manageToken }), 303)
  }
  // Fees are charged to the card that pays: one that is declined is not agreed to.
  if (text)
    await context.kalends.bookings.agreeToBookingFees({
      bookingId,
      text,
      withPayment: true,
      returnUrl: returnPath,
      idempotencyKey: `booking-fees-${bookingId}-paid`,
    })
  const paying = { bookingId, chargeId: payment.charge.id, amount, returnPath }
  if (methodId) {
    const seen = String(form.get('attempt') || holdId)
    const onward = await payWithSavedCard(context, paying, { methodId, attempt: seen.slice(0, 50) })
    return onward ? redirectDocument(onward, 303) : { answers, refusal: 'card', card: newCard, attempt, pay }
  }
  const onward = await payBooking(context, paying)
  return onward ? redirectDocument(onward, 303) : { answers, refusal: 'provider', attempt, pay }
}

const paymentOptions = {
  credits: { selectedPaymentOption: 'MEMBERSHIP' },
  full: { selectedPaymentOption: 'ONLINE', depositSelected: false },
  deposit: { selectedPaymentOption: 'ONLINE', depositSelected: true },
  visit: { selectedPaymentOption: 'OFFLINE' },
} as const

/** A repeated submit is the same request; one with other answers is another, also after going back in the browser. */
async function attemptKey(attempt: string, request: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)))
  const text = Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${attempt}-${text}`
}

/**
 * Returns the hold if it is for the people and extras the form shows, otherwise creates one: without scripts the number of
 * people is only known now, of two quick changes the earlier may have reached the server last, and an extra may be gone.
 */
async function heldId(context: RequestContext, data: BookData): Promise<string> {
  const { choices, variant, people, extras } = data
  const chosen = choiceKey({
    ...toParticipants(choices, variant, people),
    bookedAddOns: toBookedAddOns(choices, extras),
  })
  return data.hold?.chosen === chosen ? data.hold.id : (await holdSlot(context, data, data.slot)).id
}

const refusals: Record<string, Outcome['refusal']> = {
  ADD_ON_NOT_FOUND: 'choice',
  BOOKING_POLICY_VIOLATION: 'policy',
  INVALID_CAPTCHA: 'captcha',
  INVALID_CHOICES: 'choice',
  AMOUNT_NOT_CHARGEABLE: 'amount',
  PAYMENT_AMOUNT_CHANGED: 'price',
  PAYMENT_IN_PROGRESS: 'provider',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  PAYMENT_PROVIDER_NOT_READY: 'provider',
  PAYMENT_PROVIDER_UNAVAILABLE: 'provider',
}

/** Seconds to wait where a throttled call names no time of its own. */
export const DEFAULT_RETRY_SECONDS = 3600

const TAKEN = new Set([
  'SLOT_HOLD_UNAVAILABLE',
  'SLOT_NOT_AVAILABLE',
  'NO_OPEN_SPOTS',
  'SESSION_CAPACITY_EXCEEDED',
  'SCHEDULE_CAPACITY_EXCEEDED',
])

async function refusalOutcome(
  error: unknown,
  context: RequestContext,
  data: BookData,
  answers: Answers,
): Promise<Outcome> {
  assertRefusal(error)
  const attempt = crypto.randomUUID()
  const reason = await explainRefusal(context.language, error)
  const why = reason ? { why: reason } : {}
  if (TAKEN.has(error.code)) {
    return { answers, taken: await findAlternatives(context, data), attempt, ...why }
  }
  if (error.data['field'] === 'selectedPaymentOption') return { answers, refusal: 'credits', attempt }
  const mistakes = refusedAnswers(error, data.form, answers, questionTarget)
  if (mistakes) return { answers, mistakes, attempt }
  if (error.code === 'HOLD_LIMIT_REACHED') return { answers, tooMany: await otherHolds(context, error), attempt }
  if (error.code === 'THROTTLED_FEATURE')
    return { answers, waitMinutes: retryMinutes(error, DEFAULT_RETRY_SECONDS), attempt }
  return { answers, refusal: refusals[error.code] ?? 'other', attempt, ...why }
}
