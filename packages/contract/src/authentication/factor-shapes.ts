import { guid, instant, oneOf, orNull, ownShape, phone, Type, text } from '../own.ts'

/** Factors of which a member can set up one each; there can be several passkeys and recovery codes. */
const setUpTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL'] as const

/** Fresh proof of identity, required to change the sign-in methods of an account. */
export const confirmation = {
  password: Type.Optional(text(100, 'The member’s password, to confirm their identity.')),
  factorCode: Type.Optional(
    text(
      100,
      'Alternative to the password: a code from the authenticator app, or a recovery code, which can be used only once.',
    ),
  ),
}

export const ListFactorsRequest = ownShape('authentication.ListFactorsRequest', {})

const SetUpFactor = Type.Object(
  {
    id: guid('Id of the factor.'),
    type: oneOf(setUpTypes, { description: 'Type of the factor.' }),
    hint: text(200, 'Where codes are sent, partly masked; empty for an authenticator app.'),
    isActive: Type.Boolean({ description: 'Whether sign-ins require it; false until it is activated.' }),
    createdDate: instant('When setup was started, in UTC.'),
    lastUsedDate: orNull(instant('When it was last used, in UTC.')),
  },
  { additionalProperties: false },
)

export const ListFactorsResponse = ownShape('authentication.ListFactorsResponse', {
  hasPassword: Type.Boolean({ description: 'Whether the member has a password.' }),
  isRecent: Type.Boolean({
    description: 'Whether the sign-in is recent enough to change the sign-in address.',
  }),
  canSetPassword: Type.Boolean({
    description:
      'Whether the member may set a first password without further proof: they have none, and signed in less than ten minutes ago.',
  }),
  factors: Type.Array(SetUpFactor, { description: 'The member’s factors, oldest first.' }),
  recoveryCodesLeft: Type.Integer({ description: 'Number of unused recovery codes.' }),
  availableTypes: Type.Array(oneOf(setUpTypes), { description: 'Types of factors that can be set up.' }),
})

export const StartFactorRequest = ownShape('authentication.StartFactorRequest', {
  factorType: oneOf(setUpTypes, { description: 'Type of the factor.' }),
  phone: Type.Optional(phone('Phone number that receives the codes; for SMS and CALL.')),
  ...confirmation,
})

export const StartFactorResponse = ownShape('authentication.StartFactorResponse', {
  factorId: guid('Id of the factor; activate it with a code.'),
  secret: Type.Optional(text(200, 'TOTP: secret for the authenticator app, in base32. Shown only once.')),
  otpauthUri: Type.Optional(text(2000, 'TOTP: the secret as an `otpauth://` URI.')),
  qrCode: Type.Optional(text(40_000, 'TOTP: the URI as a QR code, in SVG.')),
  hint: Type.Optional(text(200, 'Where the code was sent, partly masked.')),
})

export const ActivateFactorRequest = ownShape('authentication.ActivateFactorRequest', {
  factorId: guid('Id of the factor.'),
  code: text(100, 'A code from this factor.'),
})

const RecoveryCodes = Type.Array(text(100, 'A recovery code.'), {
  description: 'Recovery codes; each replaces the factor once. Shown only once.',
})

export const ActivateFactorResponse = ownShape('authentication.ActivateFactorResponse', {
  recoveryCodes: RecoveryCodes,
})

export const RemoveFactorRequest = ownShape('authentication.RemoveFactorRequest', {
  factorId: guid('Id of the factor.'),
  ...confirmation,
})
export const RemoveFactorResponse = ownShape('authentication.RemoveFactorResponse', {})

export const RemoveMemberFactorsRequest = ownShape('authentication.RemoveMemberFactorsRequest', {
  memberId: guid('Id of the member.'),
})

export const RenewRecoveryCodesRequest = ownShape('authentication.RenewRecoveryCodesRequest', confirmation)
export const RenewRecoveryCodesResponse = ownShape('authentication.RenewRecoveryCodesResponse', {
  recoveryCodes: RecoveryCodes,
})

export const ChallengeFactorRequest = ownShape('authentication.ChallengeFactorRequest', {
  stateToken: text(1000, 'State token returned by the sign-in.'),
  factorType: oneOf([...setUpTypes, 'WEBAUTHN', 'RECOVERY_CODE'], { description: 'Factor to continue with.' }),
})
