import type { FieldViolation, InputOf } from '@kalends/contract'

type Input = InputOf<'verify'>
export type FactorType = Input['factorType'] & string

const factorFields = {
  SMS: 'smsData',
  CALL: 'callData',
  EMAIL: 'emailData',
  TOTP: 'totpData',
  PUSH: 'pushData',
  WEBAUTHN: 'webauthnData',
  RECOVERY_CODE: 'recoveryCodeData',
  PASSWORD: 'passwordData',
} as const satisfies Record<FactorType, keyof Input>

/** Why the data does not fit the factor, as violations of fields: there must be its own, and no other. */
export function factorDataViolations(input: Input): FieldViolation[] {
  const own = input.factorType ? factorFields[input.factorType] : undefined
  if (own === undefined) return [missingField('factorType')]
  const others = Object.values(factorFields).filter((field) => field !== own && input[field])
  return [
    ...(input[own]
      ? factorParts[own].filter((part) => !isGiven(input[own], part)).map((part) => missingField(`${own}.${part}`))
      : [missingField(own)]),
    ...others.map((field) => ({
      field,
      description: `does not fit the factor ${input.factorType}`,
      violatedRule: 'OTHER' as const,
      ruleName: 'ONE_FACTOR',
    })),
  ]
}

const factorParts: Record<(typeof factorFields)[FactorType], readonly string[]> = {
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

function missingField(field: string): FieldViolation {
  return { field, description: 'must be given', violatedRule: 'REQUIRED_FIELD' }
}
