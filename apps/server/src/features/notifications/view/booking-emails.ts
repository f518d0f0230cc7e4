import type { bookings } from '@kalends/contract'
import { greetingName } from '../rules/greeting-name.ts'
import type { BookingFacts } from './booking-facts.ts'
import type { Phrase } from './catalogue/en.ts'
import { bookedDays, dayLines, lengthText, shortWhen } from './day-rows.ts'
import type { Email, EmailRow } from './email.ts'
import { frame, oneLine } from './frame.ts'
import { selectVoice, type Voice } from './messages.ts'
import { countParticipants } from './participants.ts'
import { priceRows } from './price-rows.ts'
import { ruleNotes } from './rule-notes.ts'
import { lengthChange, lengthNote, timeRange, whenRow } from './time-rows.ts'

/** What messages to a booking's customer are about. */
export type CustomerKind =
  | 'bookingConfirmed'
  | 'bookingRequested'
  | 'bookingMoved'
  | 'bookingChanged'
  | 'bookingDeclined'
  | 'bookingCanceled'

type Words = 'confirmed' | 'requested' | 'moved' | 'changed' | 'declined' | 'canceled'

/** Catalogue key of each kind of message. */
export const customerPhrases: Record<CustomerKind, Words> = {
  bookingConfirmed: 'confirmed',
  bookingRequested: 'requested',
  bookingMoved: 'moved',
  bookingChanged: 'changed',
  bookingDeclined: 'declined',
  bookingCanceled: 'canceled',
}

/** To the customer, in the language they booked in. */
export function customerEmail(kind: CustomerKind, facts: BookingFacts): Email {
  const voice = selectVoice(facts.booking.language, facts.business.language)
  const of = customerPhrases[kind]
  const ended = of === 'declined' || of === 'canceled'
  const length = of === 'changed' ? lengthChange(voice, facts) : undefined
  const when = { when: shortWhen(voice, facts, facts.zone), end: voice.time(facts.end, facts.zone) }
  return {
    ...frame(voice, facts.business),
    subject: voice.say(`${length?.of ?? of}.subject`, when),
    heading: heading(voice, length?.of ?? of, greetingName(facts.booking.contactDetails?.firstName)),
    intro: [
      ...intro(voice, of, facts, length?.intro),
      ...refundNote(voice, facts),
      ...(facts.message ? [facts.message] : []),
    ],
    rows: [...summaryRows(voice, facts, facts.zone), ...(ended ? [] : priceRows(voice, facts.price, facts.booking))],
    button: buildButton(voice, of, facts, ended),
    link: ended ? undefined : intakeLink(voice, facts),
    notes: [...(ended ? [] : ruleNotes(voice, facts)), ...calendarNote(voice, length ? 'moved' : of, facts)],
    footer: customerFooter(voice, facts),
  }
}

function refundNote(voice: Voice, { ended }: BookingFacts): string[] {
  const { refund } = ended ?? {}
  return refund ? [voice.say('refund.note', { amount: voice.money(refund.value, refund.currency) })] : []
}

function buildButton(voice: Voice, of: Words, facts: BookingFacts, ended: boolean): Email['button'] {
  const movable = of === 'confirmed' && facts.policy.reschedulePolicy?.enabled && facts.sessions.length === 0
  const label = voice.say(movable ? 'confirmed.buttonMove' : `${of}.button`)
  return { label, url: ended ? facts.againUrl : facts.manageUrl }
}

function intakeLink(voice: Voice, { intakeUrl }: BookingFacts): Email['link'] {
  return intakeUrl ? { label: voice.say('intake.link'), url: intakeUrl } : undefined
}

function calendarNote(voice: Voice, of: Words, { sessions }: BookingFacts): string[] {
  if (of === 'confirmed') return [voice.say(sessions.length > 1 ? 'calendar.noteSessions' : 'calendar.note')]
  if (of === 'moved') return [voice.say('calendar.noteMoved')]
  return of === 'canceled' ? [voice.say('calendar.noteCanceled')] : []
}

/** Builds the email that asks the business to answer a request, in its own language and time zone. */
export function approvalEmail(facts: BookingFacts): Email {
  const { business, booking } = facts
  const voice = selectVoice(business.language)
  const contact = booking.contactDetails ?? {}
  const name = oneLine([contact.firstName, contact.lastName].filter(Boolean).join(' '))
  const service = oneLine(booking.bookedEntity?.title ?? '')
  return {
    ...frame(voice, business),
    subject: voice.say('toApprove.subject', { service, when: shortWhen(voice, facts, business.timeZone) }),
    heading: name ? voice.say('toApprove.heading', { name }) : voice.say('toApprove.headingNoName'),
    intro: [
      voice.say(facts.allowMultipleRequests ? 'toApprove.introOpen' : 'toApprove.intro'),
      ...(booking.doubleBooked ? [voice.say('toApprove.overlap')] : []),
    ],
    rows: [
      ...summaryRows(voice, facts, business.timeZone),
      ...priceRows(voice, facts.price, booking),
      { label: voice.say('row.who'), plain: [name, contact.email, contact.phone].filter(isText).map(oneLine) },
      ...answerRows(voice, booking),
    ],
    button: { label: voice.say('toApprove.button'), url: facts.dashboardUrl },
    notes: [],
    footer: [voice.say('footer.business', { number: bookingNumber(booking) })],
  }
}

function heading(voice: Voice, of: Words | 'longer' | 'shorter', name: string | undefined): string {
  return name ? voice.say(`${of}.heading`, { name }) : voice.say(`${of}.headingNoName`)
}

function intro(voice: Voice, of: Words, facts: BookingFacts, newLength: string | undefined): string[] {
  if (of === 'confirmed') return []
  const because = of === 'declined' && facts.ended?.because
  if (because) return [voice.say(`declined.because.${because}`)]
  const business = oneLine(facts.business.name)
  const isPending = facts.booking.status === 'PENDING'
  if (newLength) return [newLength, ...(isPending ? [voice.say('moved.introPending', { business })] : [])]
  if (of === 'moved') {
    const note = lengthNote(voice, facts)
    if (isPending) return [...note, voice.say('moved.introPending', { business })]
    return [voice.say('moved.intro', { business }), ...note]
  }
  const stored = of === 'requested' && !facts.allowMultipleRequests
  const note = of === 'changed' && bookedDays(facts.booking) !== null ? lengthNote(voice, facts) : []
  return [
    voice.say(`${of}.intro` satisfies Phrase, { business }),
    ...note,
    ...(stored ? [voice.say('requested.kept')] : []),
  ]
}

/** Returns the booking details in the order of the booking pages. */
function summaryRows(voice: Voice, facts: BookingFacts, zone: string): EmailRow[] {
  return [
    serviceRow(voice, facts),
    whenRow(voice, facts, zone),
    ...beforeRow(voice, facts),
    ...whereRow(voice, facts),
    ...onlineRow(voice, facts),
    ...withRow(voice, facts),
    ...peopleRow(voice, facts),
  ]
}

/** Returns the earlier time, struck through, or the earlier staff member if only that changed. */
function beforeRow(voice: Voice, { before, start, end, zone, booking }: BookingFacts): EmailRow[] {
  if (!before) return []
  const moved = before.start !== undefined && (before.start !== start || before.end !== end)
  const span = { start: before.start ?? start, end: before.end ?? end }
  const staff = before.staff && before.staff !== staffName(booking) ? oneLine(before.staff) : undefined
  const struck = [
    ...(moved ? spanLines(voice, booking, { ...span, zone }) : []),
    ...(staff ? [voice.say('what.with', { staff })] : []),
    ...(before.people !== undefined && before.people !== countParticipants(booking)
      ? [people(voice, before.people)]
      : []),
  ]
  return struck.length > 0 ? [{ label: voice.say('row.before'), struck }] : []
}

function spanLines(
  voice: Voice,
  booking: bookings.Booking,
  span: { start: number; end: number; zone: string },
): string[] {
  if (bookedDays(booking) !== null) return dayLines(voice, span)
  return [voice.fullDay(span.start, span.zone), timeRange(voice, span, span.zone)]
}

function serviceRow(voice: Voice, { booking, start, end, sessions }: BookingFacts): EmailRow {
  const service = oneLine(booking.bookedEntity?.title ?? '')
  const duration = lengthText(voice, booking, Math.round((end - start) / 60_000))
  const plain = [sessions.length > 0 ? service : voice.say('what.length', { service, duration })]
  return { label: voice.say('row.service'), plain }
}

function withRow(voice: Voice, { booking, staffToBeNamed }: BookingFacts): EmailRow[] {
  const staff = staffName(booking) ?? (staffToBeNamed ? voice.say('with.toBeNamed') : undefined)
  return staff ? [{ label: voice.say('row.with'), plain: [oneLine(staff)] }] : []
}

function onlineRow(voice: Voice, { conferencingUrl }: BookingFacts): EmailRow[] {
  return conferencingUrl ? [{ label: voice.say('row.online'), link: conferencingUrl }] : []
}

/** Returns the number of participants if there are several, or if it just changed. */
function peopleRow(voice: Voice, { booking, before }: BookingFacts): EmailRow[] {
  const count = countParticipants(booking)
  const changed = before?.people !== undefined && before.people !== count
  return count > 1 || changed ? [{ label: voice.say('row.people'), plain: [people(voice, count)] }] : []
}

function people(voice: Voice, count: number): string {
  return count === 1 ? voice.say('people.one') : voice.say('people.count', { count: String(count) })
}

/** Returns the name of the staff member. */
export function staffName(booking: bookings.Booking): string | null | undefined {
  return booking.bookedEntity?.slot?.resource?.name
}

function whereRow(voice: Voice, { booking: { bookedEntity } }: BookingFacts): EmailRow[] {
  const { name, formattedAddress } = bookedEntity?.slot?.location ?? bookedEntity?.schedule?.location ?? {}
  const lines = [name, formattedAddress === name ? undefined : formattedAddress].filter(isText).map(oneLine)
  return lines.length > 0 ? [{ label: voice.say('row.where'), plain: lines.slice(0, 1), quiet: lines.slice(1) }] : []
}

function answerRows(voice: Voice, booking: bookings.Booking): EmailRow[] {
  return (booking.additionalFields ?? [])
    .filter(({ label, value }) => isText(label) && isText(value))
    .map(({ label, value, valueType }) => {
      const isChecked = voice.say(value === 'true' ? 'row.yes' : 'row.no')
      return {
        label: oneLine(label as string),
        plain: [valueType === 'CHECK_BOX' ? isChecked : oneLine(value as string)],
      }
    })
}

function customerFooter(voice: Voice, { business, booking }: BookingFacts): string[] {
  const location = [business.name, business.address, business.phone].filter(isText).map(oneLine).join(', ')
  return [location, voice.say('footer.why', { business: oneLine(business.name), number: bookingNumber(booking) })]
}

/** Short enough to read out on the telephone. */
function bookingNumber(booking: bookings.Booking): string {
  return (booking.id ?? '').slice(0, 8).toUpperCase()
}

function isText(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
