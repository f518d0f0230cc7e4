import type { SignInMethodEmail } from '../../users/index.ts'
import { deviceName } from '../rules/device.ts'
import type { Email, EmailRow } from './email.ts'
import { frame, oneLine } from './frame.ts'
import type { Voice } from './messages.ts'

type Facts = Pick<SignInMethodEmail, 'change' | 'which' | 'from' | 'securityUrl' | 'recoveryUrl'> & {
  business: { name: string; color: string; timeZone: string }
  at: number
}

/** Builds the email about a changed sign-in method: what changed, when, from where, and how to undo it. */
export function signInMethodEmail(voice: Voice, { business, at, securityUrl, recoveryUrl, ...facts }: Facts): Email {
  const name = oneLine(business.name)
  const change = voice.say(`signInMethod.${facts.change}`)
  return {
    ...frame(voice, business),
    subject: voice.say('signInMethod.subject', { business: name, change }),
    heading: change,
    intro: [voice.say('signInMethod.intro', { business: name })],
    rows: [
      ...whichRow(voice, facts.which),
      { label: voice.say('row.when'), plain: [voice.zonedMoment(at, business.timeZone)] },
      fromRow(voice, facts.from),
    ],
    button: { label: voice.say('signInMethod.button'), url: securityUrl },
    // The earlier address recovers nothing any more.
    link:
      recoveryUrl === undefined || facts.change === 'email'
        ? undefined
        : { label: voice.say('signInMethod.recover'), url: recoveryUrl },
    notes: [voice.say(notMeant(facts.change, recoveryUrl), { business: name })],
    footer: [voice.say('signInMethod.footer', { business: name })],
  }
}

function notMeant(change: Facts['change'], recoveryUrl: string | undefined) {
  if (change === 'email') return 'signInMethod.notMeantEmail'
  return recoveryUrl === undefined ? 'signInMethod.notMeantStaff' : 'signInMethod.notMeant'
}

function whichRow(voice: Voice, which: Facts['which']): EmailRow[] {
  if (!which) return []
  const name =
    'factor' in which ? voice.say(`factor.${which.factor}`) : oneLine('email' in which ? which.email : which.passkey)
  return [{ label: voice.say('row.what'), strong: [name] }]
}

function fromRow(voice: Voice, from: Facts['from']): EmailRow {
  if ('person' in from)
    return { label: voice.say('row.who'), plain: [oneLine(from.person ?? '') || voice.say('signInMethod.operator')] }
  return {
    label: voice.say('signInMethod.browser'),
    plain: [deviceName(from.userAgent ?? '') || voice.say('signInMethod.nameless')],
  }
}
