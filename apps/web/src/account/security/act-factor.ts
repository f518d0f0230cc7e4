import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'

/** Result of a form for second factors or passkeys; `at` names its section. */
export type FactorOutcome =
  | { at: 'app'; scan: { factorId: string; secret: string; picture: string }; refused?: Refused }
  | { at: 'app'; code: { factorId: string }; refused: Refused }
  | { at: 'app'; recoveryCodes: string[] }
  | { at: 'passkeys'; make: { challengeId: string; options: string; name: string } }
  | { at: 'app'; refused: Refused }
  | { at: 'passkeys'; refused: Refused; passkeyId: string | undefined }
  | { at: 'app'; done: 'off' }
  | { at: 'passkeys'; done: 'added' | 'renamed' | 'removed' }

/** Why it was refused. */
export type Refused = {
  kind: 'throttled' | 'wrongPassword' | 'badCode' | 'badPasskey' | 'notFound' | 'signInAgain' | 'unavailable'
  minutes?: number
}

const intents = ['app.start', 'app.on', 'app.off', 'app.codes', 'key.start', 'key.add', 'key.rename', 'key.remove']

const svgData = 'data:image/svg+xml,'

/** Returns true for forms of second factors and passkeys. */
export const isOfFactors = (form: FormData): boolean => intents.includes(String(form.get('intent')))

/** Carries out the forms of second factors and passkeys. */
export async function changeFactors({ kalends }: RequestContext, form: FormData): Promise<FactorOutcome> {
  const { authentication } = kalends
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const factorId = text('factorId')
  const passkeyId = text('passkeyId')
  const confirmation = text('factorCode')
    ? { factorCode: text('factorCode') }
    : { password: String(form.get('password') ?? '') }
  const intent = text('intent')
  const at = intent.startsWith('app') ? 'app' : 'passkeys'
  try {
    switch (intent) {
      case 'app.start': {
        const begun = await authentication.startFactor({ factorType: 'TOTP', ...confirmation })
        const picture = `${svgData}${encodeURIComponent(begun.qrCode ?? '')}`
        return { at: 'app', scan: { factorId: begun.factorId, secret: begun.secret ?? '', picture } }
      }
      case 'app.on':
        return { at: 'app', ...(await authentication.activateFactor({ factorId, code: text('code') || '-' })) }
      case 'app.off':
        await authentication.removeFactor({ factorId, ...confirmation })
        return { at: 'app', done: 'off' }
      case 'app.codes':
        return { at: 'app', ...(await authentication.renewRecoveryCodes(confirmation)) }
      case 'key.start':
        return { at: 'passkeys', make: { ...(await authentication.startPasskey(confirmation)), name: text('name') } }
      case 'key.add': {
        const made = { challengeId: text('challengeId'), credential: text('credential'), name: text('name') }
        await authentication.registerPasskey(made)
        return { at: 'passkeys', done: 'added' }
      }
      case 'key.rename':
        await authentication.renamePasskey({ passkeyId, name: text('name') })
        return { at: 'passkeys', done: 'renamed' }
      default:
        await authentication.removePasskey({ passkeyId, ...confirmation })
        return { at: 'passkeys', done: 'removed' }
    }
  } catch (error) {
    const refused = readRefused(error)
    const [secret, picture] = [text('secret'), text('picture')]
    // A mistyped code leaves the picture where it was: the app may not have it yet.
    if (intent === 'app.on' && secret && picture.startsWith(svgData))
      return { at: 'app', scan: { factorId, secret, picture }, refused }
    if (intent === 'app.on') return { at: 'app', code: { factorId }, refused }
    return at === 'app' ? { at, refused } : { at, refused, passkeyId: passkeyId || undefined }
  }
}

function readRefused(error: unknown): Refused {
  assertRefusal(error)
  const { code, data } = error
  if (code === 'THROTTLED_FEATURE') {
    return { kind: 'throttled', minutes: retryMinutes(error) }
  }
  if (code === 'VERIFICATION_FAILED') {
    const reasons = { BAD_PASSWORD: 'wrongPassword', BAD_PASSKEY: 'badPasskey' } as const
    return { kind: reasons[String(data['reason']) as keyof typeof reasons] ?? 'badCode' }
  }
  if (code === 'RECENT_SIGN_IN_REQUIRED') return { kind: 'signInAgain' }
  if (code === 'NOT_FOUND' || code === 'NO_ACTIVE_CHALLENGE' || code === 'FACTOR_ALREADY_ACTIVE')
    return { kind: 'notFound' }
  return { kind: 'unavailable' }
}
