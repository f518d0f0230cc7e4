import type { bookings, services } from '@kalends/contract'
import { greetingName } from '../rules/greeting-name.ts'
import type { Phrase } from './catalogue/en.ts'
import type { Letter, LetterRow } from './letter.ts'
import { type Price, priceRow } from './price-row.ts'
import { ruleNotes } from './rule-notes.ts'
import { type Voice, voiceOf } from './words.ts'

/** What messages to a booking's customer are about. */
export type CustomerKind = 'bookingConfirmed' | 'bookingRequested' | 'bookingDeclined' | 'bookingCanceled'

/** Everything a message about a booking is written from. Instants are epoch milliseconds. */
export type BookingFacts = {
  booking: bookings.Booking
  start: number
  end: number
  /** The zone shown to the customer at booking. */
  zone: string
  policy: services.BookingPolicy
  price: Price
  allowMultipleRequests: boolean
  business: Business
  /** Opens the booking's own page without an account. */
  manageUrl: string
  /** Where to book again. */
  againUrl: string
  /** The booking in the dashboard. */
  dashboardUrl: string
  /** What the business wrote to the customer with this change. */
  message: string | undefined
  now: number
}

export type Business = {
  name: string
  color: string
  language: string
  timeZone: string
  phone: string | null
  address: string | null
}

type Words = 'confirmed' | 'requested' | 'declined' | 'canceled'

const words: Record<CustomerKind, Words> = {
  bookingConfirmed: 'confirmed',
  bookingRequested: 'requested',
  bookingDeclined: 'declined',
  bookingCanceled: 'canceled',
}

/** To the customer, in the language they booked in. */
export function customerLetter(kind: CustomerKind, facts: BookingFacts): Letter {
  const voice = voiceOf(facts.booking.language, facts.business.language)
  const of = words[kind]
  const upcoming = kind === 'bookingConfirmed' || kind === 'bookingRequested'
  return {
    ...frame(voice, facts.business),
    subject: voice.say(`${of}.subject`, { when: voice.shortMoment(facts.start, facts.zone) }),
    heading: heading(voice, of, greetingName(facts.booking.contactDetails?.firstName)),
    intro: [...intro(voice, of, facts), ...(facts.message ? [facts.message] : [])],
    rows: [
      whenRow(voice, facts, facts.zone),
      whatRow(voice, facts),
      ...whereRow(voice, facts),
      ...price(voice, of, facts),
    ],
    button: { label: voice.say(`${of}.button`), url: upcoming ? facts.manageUrl : facts.againUrl },
    notes: [
      ...(upcoming ? ruleNotes(voice, facts) : []),
      ...(of === 'confirmed' ? [voice.say('calendar.note')] : []),
      ...(of === 'canceled' ? [voice.say('calendar.noteCanceled')] : []),
    ],
    footer: customerFooter(voice, facts),
  }
}

/** To the business, in its own language and zone: somebody waits for an answer. */
export function approvalLetter(facts: BookingFacts): Letter {
  const { business, booking } = facts
  const voice = voiceOf(business.language)
  const contact = booking.contactDetails ?? {}
  const name = oneLine([contact.firstName, contact.lastName].filter(Boolean).join(' '))
  const service = oneLine(booking.bookedEntity?.title ?? '')
  return {
    ...frame(voice, business),
    subject: voice.say('toApprove.subject', { service, when: voice.shortMoment(facts.start, business.timeZone) }),
    heading: name ? voice.say('toApprove.heading', { name }) : voice.say('toApprove.headingNoName'),
    intro: [
      voice.say(facts.allowMultipleRequests ? 'toApprove.introOpen' : 'toApprove.intro'),
      ...(booking.doubleBooked ? [voice.say('toApprove.overlap')] : []),
    ],
    rows: [
      whenRow(voice, facts, business.timeZone),
      whatRow(voice, facts),
      ...whereRow(voice, facts),
      { label: voice.say('row.who'), plain: [name, contact.email, contact.phone].filter(isText).map(oneLine) },
      ...answerRows(booking),
    ],
    button: { label: voice.say('toApprove.button'), url: facts.dashboardUrl },
    notes: [],
    footer: [voice.say('footer.business', { number: numberOf(booking) })],
  }
}

function frame(voice: Voice, { name, color }: Business): Pick<Letter, 'language' | 'direction' | 'business'> {
  return { language: voice.language, direction: voice.direction, business: { name: oneLine(name), color } }
}

function heading(voice: Voice, of: Words, name: string | undefined): string {
  return name ? voice.say(`${of}.heading`, { name }) : voice.say(`${of}.headingNoName`)
}

function intro(voice: Voice, of: Words, facts: BookingFacts): string[] {
  if (of === 'confirmed') return []
  const business = oneLine(facts.business.name)
  const kept = of === 'requested' && !facts.allowMultipleRequests
  return [voice.say(`${of}.intro` satisfies Phrase, { business }), ...(kept ? [voice.say('requested.kept')] : [])]
}

function whenRow(voice: Voice, { start, end }: BookingFacts, zone: string): LetterRow {
  const range = voice.say('time.range', { start: voice.time(start, zone), end: voice.time(end, zone) })
  return {
    label: voice.say('row.when'),
    strong: [voice.fullDay(start, zone), range],
    quiet: [voice.zoneLine(start, zone)],
  }
}

function whatRow(voice: Voice, { booking, start, end }: BookingFacts): LetterRow {
  const service = oneLine(booking.bookedEntity?.title ?? '')
  const staff = booking.bookedEntity?.slot?.resource?.name
  const length = voice.duration(Math.round((end - start) / 60_000))
  return {
    label: voice.say('row.what'),
    plain: [voice.say('what.length', { service, duration: length })],
    quiet: staff ? [voice.say('what.with', { staff: oneLine(staff) })] : [],
  }
}

function whereRow(voice: Voice, { booking }: BookingFacts): LetterRow[] {
  const { name, formattedAddress } = booking.bookedEntity?.slot?.location ?? {}
  const lines = [name, formattedAddress === name ? undefined : formattedAddress].filter(isText).map(oneLine)
  return lines.length > 0 ? [{ label: voice.say('row.where'), plain: lines.slice(0, 1), quiet: lines.slice(1) }] : []
}

function price(voice: Voice, of: Words, facts: BookingFacts): LetterRow[] {
  return of === 'confirmed' || of === 'requested' ? priceRow(voice, facts.price, facts.booking) : []
}

function answerRows(booking: bookings.Booking): LetterRow[] {
  return (booking.additionalFields ?? [])
    .filter(({ label, value }) => isText(label) && isText(value))
    .map(({ label, value }) => ({ label: oneLine(label as string), plain: [oneLine(value as string)] }))
}

function customerFooter(voice: Voice, { business, booking }: BookingFacts): string[] {
  const place = [business.name, business.address, business.phone].filter(isText).map(oneLine).join(', ')
  return [place, voice.say('footer.why', { business: oneLine(business.name), number: numberOf(booking) })]
}

/** Short enough to read out on the telephone. */
function numberOf(booking: bookings.Booking): string {
  return (booking.id ?? '').slice(0, 8).toUpperCase()
}

function isText(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Line breaks in what a person typed must not look like words of ours, least of all in a subject. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\s]+/g, ' ').trim()
}
