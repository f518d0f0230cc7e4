import { greetingName } from '../rules/greeting-name.ts'
import { fillPlaceholders, type Values } from '../rules/placeholders.ts'
import { type CustomerKind, customerPhrases, staffName } from './booking-emails.ts'
import type { BookingFacts } from './booking-facts.ts'
import { shortWhen } from './day-rows.ts'
import type { Email } from './email.ts'
import { type Catalogue, catalogueFor, selectVoice } from './messages.ts'

/** Kinds of messages that a business can customise. */
export const templateKinds = [...(Object.keys(customerPhrases) as CustomerKind[]), 'bookingToApprove'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** Subject and text; of the text the first paragraph is the heading. */
export type Template = { subject: string; text: string }

/** Returns the default template in a language. */
export function defaultTemplate(kind: TemplateKind, language: string): Template {
  const words: Catalogue = catalogueFor(language)
  const of = kind === 'bookingToApprove' ? 'toApprove' : customerPhrases[kind]
  const paragraphs = [
    words[`${of}.heading`],
    ...(of === 'confirmed' ? [] : [words[`${of}.intro`]]),
    ...(of === 'requested' ? [words['requested.kept']] : []),
  ]
  return { subject: words[`${of}.subject`], text: paragraphs.join('\n\n') }
}

/** Applies the business's template to an email. Details, button and notes stay. */
export function applyTemplate(
  email: Email,
  { subject, text }: { subject: string | null; text: string | null },
  facts: BookingFacts,
  zone = facts.zone,
): Email {
  const values = templateValues(email, facts, zone)
  const wrap = (value: string): string => (email.direction === 'rtl' ? `\u2068${value}\u2069` : value)
  const fill = (words: string): string => fillPlaceholders(words, values, wrap)
  const [heading = '', ...paragraphs] = (text ?? '').split(/\n\s*\n/).map((part) => fill(part.trim()))
  return {
    ...email,
    ...(subject === null ? {} : { subject: fill(subject).replaceAll(/\s+/g, ' ') }),
    ...(text === null ? {} : { heading, intro: [...paragraphs, ...(facts.message ? [facts.message] : [])] }),
  }
}

function templateValues(email: Email, facts: BookingFacts, zone: string): Values {
  const { booking, business } = facts
  const voice = selectVoice(email.language)
  const location = booking.bookedEntity?.slot?.location ?? booking.bookedEntity?.schedule?.location
  return {
    name: greetingName(booking.contactDetails?.firstName) ?? '',
    service: booking.bookedEntity?.title ?? '',
    when: shortWhen(voice, facts, zone),
    staff: staffName(booking) ?? '',
    location: location?.name ?? location?.formattedAddress ?? '',
    business: business.name,
    phone: business.phone ?? '',
    number: (booking.id ?? '').slice(0, 8).toUpperCase(),
  }
}
