import type { FieldViolation, InputOf } from '@kalends/contract'

type Input = InputOf<'verify'>
export type FactorType = Input['factorType'] & string

const fieldOf = {
  SMS: 'smsData',
  CALL: 'callData',
  EMAIL: 'emailData',
  TOTP: 'totpData',
  PUSH: 'pushData',
  WEBAUTHN: 'webauthnData',
  RECOVERY_CODE: 'recoveryCodeData',
  PASSWORD: 'passwordData',
} as const satisfies Record<FactorType, keyof Input>

/** Returns violations unless exactly the factor's own data is given. */
export function factorDataFaults(input: Input): FieldViolation[] {
  const own = input.factorType ? fieldOf[input.factorType] : undefined
  if (own === undefined) return [missing('factorType')]
  const others = Object.values(fieldOf).filter((field) => field !== own && input[field])
  return [
    ...(input[own]
      ? partsOf[own].filter((part) => !isGiven(input[own], part)).map((part) => missing(`${own}.${part}`))
      : [missing(own)]),
    ...others.map((field) => ({
      field,
      description: `does not fit the factor ${input.factorType}`,
      violatedRule: 'OTHER' as const,
      ruleName: 'ONE_FACTOR',
    })),
  ]
}

const partsOf: Record<(typeof fieldOf)[FactorType], readonly string[]> = {
  smsData: ['code'],
  callData: ['code'],
  emailData: ['code'],
  totpData: ['code'],
  pushData: ['transactionId'],
  webauthnData: ['challengeId', 'credential'],
  recoveryCodeData: ['code'],
  passwordData: ['password'],
}

function isGiven(data: object | null | undefined, part: string): boolean {
  const value = (data as Record<string, unknown> | null | undefined)?.[part]
  return typeof value === 'string' && value.trim() !== ''
}

function missing(field: string): FieldViolation {
  return { field, description: 'must be given', violatedRule: 'REQUIRED_FIELD' }
}
