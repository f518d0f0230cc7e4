import type { OutputOf } from '@kalends/contract'

type AdditionalData = NonNullable<OutputOf<'loginV2'>['additionalData']>

/** Kinds a member sets up one of each; the first a member has is asked for first. */
export const setUpTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL'] as const
export type SetUpType = (typeof setUpTypes)[number]
export type RequestedType = SetUpType | 'WEBAUTHN' | 'RECOVERY_CODE'

/** What a member could show. */
export type Standing = { active: readonly SetUpType[]; hasPasskey: boolean; hasRecoveryCodes: boolean }

/**
 * The factors a sign-in asks for, the first by itself; none where none is set up. A passkey alone is another way in and
 * no second lock: beside a factor it stands for one.
 */
export function requestedFactors({ active, hasPasskey, hasRecoveryCodes }: Standing): RequestedType[] {
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
  /** Where its code went; undefined while none was sent. */
  hint?: string | undefined
  /** What a passkey signs. */
  passkey?: { challengeId: string; options: string } | undefined
}

/** The challenge in the one place of the answer that clients of the wire pass over. */
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

/** An e-mail address mostly hidden: `a•••@example.org`. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** A telephone number mostly hidden: `•••• 42`. */
export function hiddenPhone(phone: string): string {
  return `•••• ${phone.replaceAll(/\D/g, '').slice(-2)}`
}
