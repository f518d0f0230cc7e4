import type { Email } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

/** Input of an invitation email. */
export type InvitationFacts = {
  business: { name: string; color: string; timeZone: string }
  /** Name of the invited person, if known. */
  name: string
  role: string
  inviter: string
  link: string
  /** Epoch milliseconds. */
  expiresAt: number
}

const roles = ['owner', 'manager', 'receptionist', 'staff', 'viewer'] as const

/** Builds the invitation to work at the business. */
export function invitationEmail(voice: Voice, facts: InvitationFacts): Email {
  const [business, name, inviter] = [facts.business.name, facts.name, facts.inviter].map(oneLine) as [
    string,
    string,
    string,
  ]
  const role = roles.find((one) => one === facts.role)
  const requested = { business, inviter, role: role ? voice.say(`role.${role}`) : '' }
  return {
    ...frame(voice, facts.business),
    subject: voice.say('invitation.subject', { business }),
    heading: name ? voice.say('invitation.heading', { name }) : voice.say('invitation.headingNoName'),
    intro: [voice.say(inviter ? 'invitation.intro' : 'invitation.introNobody', requested)],
    rows: [],
    button: { label: voice.say('invitation.button'), url: facts.link },
    notes: [
      voice.say('invitation.until', { moment: voice.zonedMoment(facts.expiresAt, facts.business.timeZone) }),
      voice.say('invitation.notMeant'),
    ],
    footer: [voice.say('invitation.footer', { business })],
  }
}
