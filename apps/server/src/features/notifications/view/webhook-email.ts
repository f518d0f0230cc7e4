import type { Email } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = {
  business: { name: string; color: string; timeZone: string }
  name: string
  url: string
  /** Epoch milliseconds. */
  failingSince: number
}

/** Builds the email about a webhook that was paused because nothing could be delivered. */
export function webhookPausedEmail(voice: Voice, { business, url, failingSince, ...facts }: Facts): Email {
  const said = { business: oneLine(business.name), name: oneLine(facts.name) }
  const day = voice.fullDay(failingSince, business.timeZone)
  return {
    ...frame(voice, business),
    subject: voice.say('webhookPaused.subject', said),
    heading: voice.say('webhookPaused.heading'),
    intro: [voice.say('webhookPaused.intro', { name: said.name, day })],
    rows: [{ label: voice.say('webhookPaused.url'), plain: [url] }],
    button: undefined,
    notes: [voice.say('webhookPaused.note', { business: said.business })],
    footer: [voice.say('webhookPaused.footer', { business: said.business })],
  }
}
