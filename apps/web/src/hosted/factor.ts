import type { InputOf, OutputOf } from '@kalends/contract'

export type Factor = InputOf<'challengeFactor'>['factorType']
type Answer = OutputOf<'loginV2'>

/** A sign-in that waits for a second factor. */
export type FactorState = {
  step: 'factor'
  stateToken: string
  factor: Factor
  /** All available factors. */
  factors: Factor[]
  /** Where the code was sent; undefined if none was. */
  hint: string | undefined
  passkey?: { challengeId: string; options: string }
}

/** Reads the requested factor from a sign-in response; undefined if none is needed. */
export function requestedFactor({ stateToken, additionalData }: Answer): FactorState | undefined {
  const value = additionalData?.['mfaChallenge']?.mapValue?.value
  const text = (name: string) => value?.[name]?.strValue ?? undefined
  const factor = text('factorType')
  if (!stateToken || !factor) return undefined
  const factors = (value?.['factorTypes']?.listValue?.value ?? []).flatMap(({ strValue }) => strValue ?? [])
  const challengeId = text('challengeId')
  const options = text('publicKeyCredentialRequestOptionsJson')
  return {
    step: 'factor',
    stateToken,
    factor: factor as Factor,
    factors: factors as Factor[],
    hint: text('hint'),
    ...(challengeId && options ? { passkey: { challengeId, options } } : {}),
  }
}
