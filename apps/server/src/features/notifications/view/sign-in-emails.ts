import type { Email } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = {
  business: { name: string; color: string; timeZone: string }
  /** What to call the reader; empty where no name is known. */
  name: string
}

/** Builds the email with a code that verifies an address, and a link that does the same. */
export function codeEmail(
  voice: Voice,
  { business, name, code, minutes, link }: Facts & { code: string; minutes: number; link?: string },
): Email {
  const said = named(business.name, name)
  return {
    ...frame(voice, business),
    // Phones offer a code they see in the subject.
    subject: voice.say('code.subject', { code, business: said.business }),
    heading: said.name ? voice.say('code.heading', { name: said.name }) : voice.say('code.headingNoName'),
    intro: [voice.say(link ? 'code.introLink' : 'code.intro')],
    rows: [{ label: voice.say('code.row'), strong: [code] }],
    button: link ? { label: voice.say('code.button'), url: link } : undefined,
    notes: [
      voice.say(link ? 'code.untilLink' : 'code.until', { minutes: String(minutes) }),
      voice.say('signIn.notMeant'),
    ],
    footer: [voice.say('signIn.footer', { business: said.business })],
  }
}

/** With a link at which a password is set: a new one, or the first. */
export function passwordEmail(
  voice: Voice,
  {
    business,
    name,
    reason,
    link,
    expiresAt,
  }: Facts & { reason: 'RECOVERY' | 'ACTIVATION'; link: string; expiresAt: number },
): Email {
  const said = named(business.name, name)
  const kind = reason === 'RECOVERY' ? 'password' : 'activation'
  const moment = voice.zonedMoment(expiresAt, business.timeZone)
  return {
    ...frame(voice, business),
    subject: voice.say(`${kind}.subject`, { business: said.business }),
    heading: said.name ? voice.say(`${kind}.heading`, { name: said.name }) : voice.say(`${kind}.headingNoName`),
    intro: [voice.say(`${kind}.intro`, { business: said.business })],
    rows: [],
    button: { label: voice.say('password.button'), url: link },
    notes: [voice.say(`${kind}.until`, { moment }), voice.say('signIn.notMeant')],
    footer: [voice.say('signIn.footer', { business: said.business })],
  }
}

/** Builds the email about a deleted account. */
export function farewellEmail(voice: Voice, { business, name }: Facts): Email {
  const said = named(business.name, name)
  return {
    ...frame(voice, business),
    subject: voice.say('farewell.subject', { business: said.business }),
    heading: said.name ? voice.say('farewell.heading', { name: said.name }) : voice.say('farewell.headingNoName'),
    intro: [voice.say('farewell.intro', { business: said.business })],
    rows: [],
    button: undefined,
    notes: [voice.say('farewell.notMeant')],
    footer: [voice.say('farewell.footer', { business: said.business })],
  }
}

/** Builds the last email to somebody who was erased, whose name is not known any more. */
export function erasedEmail(
  voice: Voice,
  { business, canceledBookings }: Omit<Facts, 'name'> & { canceledBookings: number },
): Email {
  const said = named(business.name, '')
  const ended = canceledBookings === 1 ? 'erased.bookings.one' : 'erased.bookings.count'
  const also = canceledBookings > 0 ? [voice.say(ended, { count: String(canceledBookings) })] : []
  return {
    ...frame(voice, business),
    subject: voice.say('erased.subject', { business: said.business }),
    heading: voice.say('erased.heading'),
    intro: [voice.say('erased.intro', { business: said.business }), ...also],
    rows: [],
    button: undefined,
    notes: [voice.say('erased.notMeant')],
    footer: [voice.say('erased.footer', { business: said.business })],
  }
}

function named(business: string, name: string): { business: string; name: string } {
  return { business: oneLine(business), name: oneLine(name) }
}
