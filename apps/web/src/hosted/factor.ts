import type { InputOf, OutputOf } from '@kalends/contract'

export type Factor = InputOf<'challengeFactor'>['factorType']
type Answer = OutputOf<'loginV2'>

/** A sign-in that waits for a factor. */
export type FactorStanding = {
  step: 'factor'
  stateToken: string
  factor: Factor
  /** All that may be shown. */
  factors: Factor[]
  /** Where its code went; undefined while none was sent. */
  hint: string | undefined
  passkey?: { challengeId: string; options: string }
}

/** The factor a sign-in asks for, as its answer says it; undefined where it asks for none. */
export function requestedFactor({ stateToken, additionalData }: Answer): FactorStanding | undefined {
  const value = additionalData?.['mfaChallenge']?.mapValue?.value
  const text = (name: string) => value?.[name]?.strValue ?? undefined
  const factor = text('factorType')
  if (!stateToken || !factor) return undefined
  const factors = (value?.['factorTypes']?.listValue?.value ?? []).flatMap(({ strValue }) => strValue ?? [])
  const [challengeId, options] = [text('challengeId'), text('publicKeyCredentialRequestOptionsJson')]
  return {
    step: 'factor',
    stateToken,
    factor: factor as Factor,
    factors: factors as Factor[],
    hint: text('hint'),
    ...(challengeId && options ? { passkey: { challengeId, options } } : {}),
  }
}
