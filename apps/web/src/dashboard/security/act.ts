import type { Client } from '@kalends/sdk'
import { newPasswordProblem } from '../../lib/new-password.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'

/** Why it was refused. */
export type Refused = {
  kind: 'throttled' | 'wrongPassword' | 'badCode' | 'shortPassword' | 'commonPassword' | 'gone'
  minutes?: number
}

const intents = ['start', 'activate', 'codes', 'remove', 'password', 'end', 'others'] as const
export type Intent = (typeof intents)[number]

/** What became of a form of the page. */
export type Outcome =
  | { did: 'start'; scan: { secret: string; picture: string } }
  | { did: 'activate' | 'codes'; recoveryCodes: string[] }
  | { did: 'remove' | 'password' | 'end' | 'others'; done: true }
  | { did: Intent; refused: Refused }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeSecurity(client: Client, form: FormData): Promise<Outcome | undefined> {
  const requested = form.has('remove') ? 'remove' : form.get('intent')
  const did = intents.find((name) => name === requested)
  if (!did) return undefined
  try {
    return await carryOut(client, did, form)
  } catch (error) {
    return { did, refused: refusedOf(error) }
  }
}

async function carryOut({ users }: Client, did: Intent, form: FormData): Promise<Outcome> {
  const text = (name: string): string => String(form.get(name) ?? '')
  const password = text('password')
  switch (did) {
    case 'start': {
      const { secret, qrCode } = await users.startStaffFactor({ password })
      return { did, scan: { secret, picture: `data:image/svg+xml,${encodeURIComponent(qrCode)}` } }
    }
    case 'activate':
      return { did, ...(await users.activateStaffFactor({ code: text('code') })) }
    case 'codes':
      return { did, ...(await users.renewStaffRecoveryCodes({ password })) }
    case 'remove':
      await users.removeStaffFactor({ password })
      return { did, done: true }
    case 'password':
      await users.changeStaffPassword({ password, newPassword: text('newPassword') })
      return { did, done: true }
    case 'end':
      await users.endStaffSignIn({ signInId: text('signIn') })
      return { did, done: true }
    case 'others':
      await users.endOtherStaffSignIns({})
      return { did, done: true }
  }
}

function refusedOf(error: unknown): Refused {
  assertRefusal(error)
  const { code, data } = error
  if (code === 'THROTTLED_FEATURE') return { kind: 'throttled', minutes: retryMinutes(error) }
  if (code === 'VERIFICATION_FAILED') return { kind: data['reason'] === 'BAD_PASSWORD' ? 'wrongPassword' : 'badCode' }
  const problem = newPasswordProblem(error)
  return { kind: problem === undefined ? 'gone' : problem === 'common' ? 'commonPassword' : 'shortPassword' }
}
