import { type authentication, type Infer, signInCodes } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { decrypt } from '../../../security/encryption.ts'
import { type CaptchaRow, findCaptcha } from '../store.ts'
import { isSolved } from './challenge.ts'

/** A token with its kind of captcha, if stated. */
type SentToken = { text: string; kind: 'visible' | 'invisible' | undefined }

/** Maximum tokens to check: each may cost a call to a provider. */
const maxTokens = 4

/** Reads the tokens of a sign-in; one object may hold both kinds. */
function sentTokens(sent: readonly Infer<typeof authentication.CaptchaToken>[] | null | undefined): SentToken[] {
  return (sent ?? [])
    .flatMap((token) => [
      { text: token.Recaptcha, kind: 'visible' as const },
      { text: token.InvisibleRecaptcha, kind: 'invisible' as const },
      { text: token.recaptchaForClientSiteKey?.token, kind: undefined },
    ])
    .flatMap(({ text, kind }) => (text?.trim() ? [{ text: text.trim(), kind }] : []))
    .slice(0, maxTokens)
}

/** Returns the encrypted secrets a token may belong to, its own kind first. */
function secretsFor(
  { kind }: SentToken,
  { visibleSecret, invisibleSecret }: { visibleSecret: Buffer | null; invisibleSecret: Buffer | null },
): Buffer[] {
  if (kind === 'visible' && visibleSecret) return [visibleSecret]
  if (kind === 'invisible' && invisibleSecret) return [invisibleSecret]
  return [visibleSecret, invisibleSecret].filter((secret) => secret !== null)
}

type CaptchaForm = CaptchaRow['places'][number]
type Caller = { siteId: string; address: string }

/** Throws `captchaMissing` or `captchaFailed` if a captcha is required and missing or unsolved. */
export async function checkSignInCaptcha(
  context: Context,
  form: 'REGISTER' | 'LOGIN',
  actor: Caller,
  sent: readonly Infer<typeof authentication.CaptchaToken>[] | null | undefined,
): Promise<void> {
  const settings = await findRequiredSettings(context, form, actor.siteId)
  if (!settings) return
  const tokens = sentTokens(sent)
  if (tokens.length === 0) fail(signInCodes.captchaMissing)
  if (!(await isAnyValid(context, settings, actor, tokens))) fail(signInCodes.captchaFailed)
}

type CustomerCheck = (
  context: Context,
  actor: Actor,
  address: string,
  token: string | null | undefined,
) => Promise<void>

/** Throws INVALID_CAPTCHA unless a captcha required for forms is solved. */
export const checkFormCaptcha: CustomerCheck = (...requested) => checkCustomer('FORMS', ...requested)

/**
 * Throws INVALID_CAPTCHA unless a captcha required for booking is solved. Call both before other work: a refusal of it does not
 * give the solution back, except of a call with an idempotency key, which is one transaction.
 */
export const checkBookingCaptcha: CustomerCheck = (...requested) => checkCustomer('BOOKING', ...requested)

/** Staff and API keys are exempt. */
async function checkCustomer(
  form: CaptchaForm,
  context: Context,
  actor: Actor,
  address: string,
  token: string | null | undefined,
): Promise<void> {
  const { siteId } = actor
  const settings = isManager(actor) ? undefined : await findRequiredSettings(context, form, siteId)
  if (!settings) return
  const tokens = token ? [{ text: token, kind: undefined }] : []
  if (!(await isAnyValid(context, settings, { siteId, address }, tokens))) fail('INVALID_CAPTCHA')
}

async function findRequiredSettings(
  context: Context,
  form: CaptchaForm,
  siteId: string,
): Promise<CaptchaRow | undefined> {
  const settings = await findCaptcha(context.db, siteId)
  return settings.places.includes(form) ? settings : undefined
}

async function isAnyValid(
  context: Context,
  settings: CaptchaRow,
  actor: Caller,
  tokens: readonly SentToken[],
): Promise<boolean> {
  for (const token of tokens) if (await isValid(context, settings, actor, token)) return true
  return false
}

async function isValid(
  context: Context,
  settings: CaptchaRow,
  { siteId, address }: Caller,
  token: SentToken,
): Promise<boolean> {
  const { provider } = settings
  if (provider === 'ALTCHA') return isSolved(context, siteId, token.text)
  for (const encrypted of secretsFor(token, settings)) {
    const secret = await decrypt(context, encrypted, `captcha:${siteId}`)
    try {
      if (await context.gateways.captcha.isPerson({ provider, secret, token: token.text, address })) return true
    } catch (error) {
      // An unreachable provider fails the check; the operator finds the reason in the log.
      context.log.warn({ err: error, provider, siteId }, 'captcha provider did not answer')
    }
  }
  return false
}
