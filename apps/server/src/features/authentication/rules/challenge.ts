import type { OutputOf } from '@kalends/contract'

type AdditionalData = NonNullable<OutputOf<'loginV2'>['additionalData']>

/** Factor types a member can set up, one each, in order of preference. */
export const setUpTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL'] as const
export type SetUpType = (typeof setUpTypes)[number]
export type RequestedType = SetUpType | 'WEBAUTHN' | 'RECOVERY_CODE'

/** What a member could show. */
export type AvailableFactors = { active: readonly SetUpType[]; hasPasskey: boolean; hasRecoveryCodes: boolean }

/**
 * Lists the factors a sign-in requires, preferred first; empty if none is set up. A passkey alone is a sign-in method,
 * not a second factor, but can replace one.
 */
export function requestedFactors({ active, hasPasskey, hasRecoveryCodes }: AvailableFactors): RequestedType[] {
  const setUp = setUpTypes.filter((type) => active.includes(type))
  if (setUp.length === 0) return []
  return [
    ...setUp,
    ...(hasPasskey ? (['WEBAUTHN'] as const) : []),
    ...(hasRecoveryCodes ? (['RECOVERY_CODE'] as const) : []),
  ]
}

export type Challenge = {
  factorTypes: readonly RequestedType[]
  chosen: RequestedType
  /** Masked destination of the code; undefined if none was sent. */
  hint?: string | undefined
  /** Challenge for a passkey. */
  passkey?: { challengeId: string; options: string } | undefined
}

/** Puts the challenge into `additionalData`, which Wix-compatible clients ignore. */
export function challengeData({ factorTypes, chosen, hint, passkey }: Challenge): AdditionalData {
  const value = {
    factorTypes: { listValue: { value: factorTypes.map((strValue) => ({ strValue })) } },
    factorType: { strValue: chosen },
    ...(hint === undefined ? {} : { hint: { strValue: hint } }),
    ...(passkey
      ? {
          challengeId: { strValue: passkey.challengeId },
          publicKeyCredentialRequestOptionsJson: { strValue: passkey.options },
        }
      : {}),
  }
  return { mfaChallenge: { mapValue: { value } } }
}

/** A masked email address: `a•••@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** A telephone number mostly hidden: `•••• 42`. */
export function maskedPhone(phone: string): string {
  return `•••• ${phone.replaceAll(/\D/g, '').slice(-2)}`
}
