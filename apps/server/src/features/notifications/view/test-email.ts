import type { SiteRow } from '../../sites/index.ts'
import type { Email } from './email.ts'
import { voiceOf } from './messages.ts'

/** Builds a test email. */
export function testEmail(site: SiteRow): Email {
  const voice = voiceOf(site.language)
  const business = site.name.replaceAll(/\s+/g, ' ')
  return {
    language: voice.language,
    direction: voice.direction,
    business: { name: business, color: site.brand_color },
    subject: voice.say('test.subject', { business }),
    heading: voice.say('test.heading'),
    intro: [voice.say('test.intro', { business })],
    rows: [],
    button: undefined,
    notes: [],
    footer: [voice.say('test.footer', { business })],
  }
}
