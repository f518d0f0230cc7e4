import { guid, instant, oneOf, orNull, ownShape, phone, Type, words } from '../own.ts'

/** Factors of which a member can set up one each; there can be several passkeys and recovery codes. */
const setUpTypes = ['TOTP', 'EMAIL', 'SMS', 'CALL'] as const

/** Fresh proof of identity, required to change the sign-in methods of an account. */
export const confirmation = {
  password: Type.Optional(words(100, 'The member’s password; shows again who calls.')),
  factorCode: Type.Optional(
    words(100, 'In its place: what the authenticator app shows, or a recovery code, which is then used up.'),
  ),
}

export const ListFactorsRequest = ownShape('authentication.ListFactorsRequest', {})

const SetUpFactor = Type.Object(
  {
    id: guid('The factor.'),
    type: oneOf(setUpTypes, { description: 'The kind.' }),
    hint: words(200, 'Where codes go, mostly hidden; empty for an app.'),
    isActive: Type.Boolean({ description: 'Whether sign-ins ask for it; one that was only begun is not.' }),
    createdDate: instant('When it was begun, UTC.'),
    lastUsedDate: orNull(instant('When it was shown last, UTC.')),
  },
  { additionalProperties: false },
)

export const ListFactorsResponse = ownShape('authentication.ListFactorsResponse', {
  hasPassword: Type.Boolean({ description: 'Whether the member has a password.' }),
  canSetPassword: Type.Boolean({
    description:
      'Whether the member may set a first password without another proof: there is none, and the sign-in of this token is less than ten minutes old.',
  }),
  factors: Type.Array(SetUpFactor, { description: 'The member’s factors, in the order they were begun.' }),
  recoveryCodesLeft: Type.Integer({ description: 'How many recovery codes are not used up.' }),
  availableTypes: Type.Array(oneOf(setUpTypes), { description: 'The kinds that can be set up here.' }),
})

export const StartFactorRequest = ownShape('authentication.StartFactorRequest', {
  factorType: oneOf(setUpTypes, { description: 'The kind.' }),
  phone: Type.Optional(phone('The telephone codes go to; for SMS and CALL.')),
  ...confirmation,
})

export const StartFactorResponse = ownShape('authentication.StartFactorResponse', {
  factorId: guid('The factor; a code of it makes it active.'),
  secret: Type.Optional(words(200, 'TOTP: the secret to type into an app, in base32. Answered here and never again.')),
  otpauthUri: Type.Optional(words(2000, 'TOTP: the same as an address apps open.')),
  qrCode: Type.Optional(words(40_000, 'TOTP: the same as a picture for apps to read, an SVG.')),
  hint: Type.Optional(words(200, 'Where the code went, mostly hidden.')),
})

export const ActivateFactorRequest = ownShape('authentication.ActivateFactorRequest', {
  factorId: guid('The factor.'),
  code: words(100, 'A code of it.'),
})

const RecoveryCodes = Type.Array(words(100, 'A code.'), {
  description: 'Each shows once who the member is, without the factor. Answered here and never again.',
})

export const ActivateFactorResponse = ownShape('authentication.ActivateFactorResponse', {
  recoveryCodes: RecoveryCodes,
})

export const RemoveFactorRequest = ownShape('authentication.RemoveFactorRequest', {
  factorId: guid('The factor.'),
  ...confirmation,
})
export const RemoveFactorResponse = ownShape('authentication.RemoveFactorResponse', {})

export const RemoveMemberFactorsRequest = ownShape('authentication.RemoveMemberFactorsRequest', {
  memberId: guid('The member.'),
})

export const RenewRecoveryCodesRequest = ownShape('authentication.RenewRecoveryCodesRequest', confirmation)
export const RenewRecoveryCodesResponse = ownShape('authentication.RenewRecoveryCodesResponse', {
  recoveryCodes: RecoveryCodes,
})

export const ChallengeFactorRequest = ownShape('authentication.ChallengeFactorRequest', {
  stateToken: words(1000, 'What the sign-in answered.'),
  factorType: oneOf([...setUpTypes, 'WEBAUTHN', 'RECOVERY_CODE'], { description: 'The factor to go on with.' }),
})
