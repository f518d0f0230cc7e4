import type { Client } from '@kalends/sdk'
import { newPasswordProblem } from '../../lib/new-password.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'

/** Why a form was refused. */
export type Refused = {
  kind: 'throttled' | 'wrongPassword' | 'badCode' | 'shortPassword' | 'commonPassword' | 'notFound'
  minutes?: number
}

const intents = ['start', 'activate', 'codes', 'remove', 'password', 'end', 'others'] as const
export type Intent = (typeof intents)[number]

/** The result of a form on the page. */
export type Outcome =
  | { action: 'start'; scan: { secret: string; picture: string } }
  | { action: 'activate' | 'codes'; recoveryCodes: string[] }
  | { action: 'remove' | 'password' | 'end' | 'others'; done: true }
  | { action: Intent; refused: Refused }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeSecurity(client: Client, form: FormData): Promise<Outcome | undefined> {
  const requested = form.has('remove') ? 'remove' : form.get('intent')
  const action = intents.find((name) => name === requested)
  if (!action) return undefined
  try {
    return await carryOut(client, action, form)
  } catch (error) {
    return { action, refused: toRefused(error) }
  }
}

async function carryOut({ users }: Client, action: Intent, form: FormData): Promise<Outcome> {
  const text = (name: string): string => String(form.get(name) ?? '')
  const password = text('password')
  switch (action) {
    case 'start': {
      const { secret, qrCode } = await users.startStaffFactor({ password })
      return { action, scan: { secret, picture: `data:image/svg+xml,${encodeURIComponent(qrCode)}` } }
    }
    case 'activate':
      return { action, ...(await users.activateStaffFactor({ code: text('code') })) }
    case 'codes':
      return { action, ...(await users.renewStaffRecoveryCodes({ password })) }
    case 'remove':
      await users.removeStaffFactor({ password })
      return { action, done: true }
    case 'password':
      await users.changeStaffPassword({ password, newPassword: text('newPassword') })
      return { action, done: true }
    case 'end':
      await users.endStaffSignIn({ signInId: text('signIn') })
      return { action, done: true }
    case 'others':
      await users.endOtherStaffSignIns({})
      return { action, done: true }
  }
}

function toRefused(error: unknown): Refused {
  assertRefusal(error)
  const { code, data } = error
  if (code === 'THROTTLED_FEATURE') return { kind: 'throttled', minutes: retryMinutes(error) }
  if (code === 'VERIFICATION_FAILED') return { kind: data['reason'] === 'BAD_PASSWORD' ? 'wrongPassword' : 'badCode' }
  const problem = newPasswordProblem(error)
  return { kind: problem === undefined ? 'notFound' : problem === 'common' ? 'commonPassword' : 'shortPassword' }
}
