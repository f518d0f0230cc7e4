import type { StateMachineResponse } from '../generated/outputs/authentication.ts'

/** The second factor that a sign-in waits for. */
export interface Challenge {
  readonly stateToken: string
  /** What the member could show, preferred first: `TOTP`, `EMAIL`, `SMS`, `CALL`, `WEBAUTHN`, `RECOVERY_CODE`. */
  readonly factorTypes: readonly string[]
  /** What the server expects now. */
  readonly factorType: string
  /** Masked destination of the code, if one was sent. */
  readonly hint: string | undefined
}

/** Reads the challenge from the data of a state; undefined if there is none. */
export function readChallenge({ additionalData, stateToken }: StateMachineResponse): Challenge | undefined {
  const fields = additionalData?.['mfaChallenge']?.mapValue?.value
  const factorType = fields?.['factorType']?.strValue
  if (!fields || !factorType || !stateToken) return undefined
  const types = fields['factorTypes']?.listValue?.value ?? []
  return {
    stateToken,
    factorTypes: types.flatMap(({ strValue }) => strValue ?? []),
    factorType,
    hint: fields['hint']?.strValue ?? undefined,
  }
}
