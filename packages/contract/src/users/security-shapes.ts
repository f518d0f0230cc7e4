import { embed, guid, instant, orNull, ownShape, Type, text } from '../own.ts'
import { Person, StaffSession } from './shapes.ts'

/** Fresh proof of identity, required to change the sign-in methods of an account. */
const confirmation = {
  password: Type.Optional(text(100, 'The team member’s password, to confirm their identity.')),
  factorCode: Type.Optional(
    text(
      100,
      'Alternative to the password: a code from the authenticator app, or a recovery code, which can be used only once.',
    ),
  ),
}

/** Second step of a sign-in, after the password. */
const SecondStep = Type.Object(
  {
    stateToken: text(300, 'Sent together with the code. Shown only once.'),
    expiresDate: instant('When it expires.'),
  },
  {
    additionalProperties: false,
    description: 'Returned instead of a session if a code from the authenticator app is required.',
  },
)

export const SignInStaffResponse = ownShape('users.SignInStaffResponse', {
  session: Type.Optional(embed(StaffSession)),
  secondStep: Type.Optional(SecondStep),
})

export const FinishStaffSignInRequest = ownShape('users.FinishStaffSignInRequest', {
  stateToken: Type.String({ minLength: 1, maxLength: 300, description: 'State token returned by the sign-in.' }),
  code: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'A code from the authenticator app, or a recovery code.',
  }),
})

export const StaffFactorRequest = ownShape('users.StaffFactorRequest', {})
export const StaffFactorResponse = ownShape('users.StaffFactorResponse', {
  isActive: Type.Boolean({ description: 'Whether sign-ins require a code from an authenticator app.' }),
  activatedDate: orNull(instant('When it was activated.')),
  lastUsedDate: orNull(instant('When a code was last used.')),
  recoveryCodesLeft: Type.Integer({ description: 'Number of unused recovery codes.' }),
  isEmailProved: Type.Boolean({
    description:
      'Whether a link emailed to the address was followed. Until then, resetting the password by email drops the second factor, which anybody with the link of the invitation may have set up.',
  }),
  isRequired: Type.Boolean({ description: 'Whether the business requires a second factor for the whole team.' }),
})

export const StartStaffFactorRequest = ownShape('users.StartStaffFactorRequest', confirmation)
export const StartStaffFactorResponse = ownShape('users.StartStaffFactorResponse', {
  secret: text(200, 'Secret for the authenticator app, in base32. Shown only once.'),
  otpauthUri: text(2000, 'The secret as an `otpauth://` URI.'),
  qrCode: text(40_000, 'The URI as a QR code, in SVG.'),
})

export const ActivateStaffFactorRequest = ownShape('users.ActivateStaffFactorRequest', {
  code: text(100, 'A code from the authenticator app.'),
})
export const StaffRecoveryCodesResponse = ownShape('users.StaffRecoveryCodesResponse', {
  recoveryCodes: Type.Array(text(100, 'A recovery code.'), {
    maxItems: 20,
    description: 'Recovery codes; each replaces the authenticator app once. Shown only once.',
  }),
})

export const ConfirmedStaffRequest = ownShape('users.ConfirmedStaffRequest', confirmation)

export const ChangeStaffPasswordRequest = ownShape('users.ChangeStaffPasswordRequest', {
  password: text(100, 'Current password.'),
  newPassword: Type.String({ minLength: 8, maxLength: 100, description: 'Password of at least eight characters.' }),
})

/** A sign-in session of a team member. */
export const StaffSignIn = ownShape('users.StaffSignIn', {
  id: guid('Id of the sign-in session.'),
  browser: text(2000, 'User agent of the browser.'),
  address: text(100, 'IP address of the sign-in.'),
  createdDate: instant('When the team member signed in.'),
  lastSeenDate: instant('When it was last used.'),
  isPresent: Type.Boolean({ description: 'Whether this is the current sign-in session.' }),
})
export const ListStaffSignInsRequest = ownShape('users.ListStaffSignInsRequest', {})
export const ListStaffSignInsResponse = ownShape('users.ListStaffSignInsResponse', {
  signIns: Type.Array(embed(StaffSignIn), { maxItems: 1000 }),
})
export const EndStaffSignInRequest = ownShape('users.EndStaffSignInRequest', {
  signInId: guid('Id of the sign-in session.'),
})
export const EndOtherStaffSignInsRequest = ownShape('users.EndOtherStaffSignInsRequest', {})
export const EndOtherStaffSignInsResponse = ownShape('users.EndOtherStaffSignInsResponse', {
  ended: Type.Integer({ description: 'Number of sign-in sessions that were ended.' }),
})

/** Security settings that apply to the whole team. */
export const StaffPolicy = ownShape('users.StaffPolicy', {
  requireSecondFactor: Type.Boolean({
    description: 'Whether team members without a second factor must set one up before they can do anything else.',
  }),
})
export const GetStaffPolicyRequest = ownShape('users.GetStaffPolicyRequest', {})
export const UpdateStaffPolicyRequest = ownShape('users.UpdateStaffPolicyRequest', { staffPolicy: embed(StaffPolicy) })
export const StaffPolicyResponse = ownShape('users.StaffPolicyResponse', { staffPolicy: embed(StaffPolicy) })

export const RemovePersonFactorRequest = ownShape('users.RemovePersonFactorRequest', {
  userId: guid('Id of the team member.'),
})
export const RemovePersonFactorResponse = ownShape('users.RemovePersonFactorResponse', { person: embed(Person) })

export const SendStaffPasswordLinkRequest = ownShape('users.SendStaffPasswordLinkRequest', {
  email: Type.String({ minLength: 1, maxLength: 320, description: 'Email address; not case-sensitive.' }),
  language: Type.Optional(text(35, 'Language of the email, unless the team member has chosen one.')),
})
export const ResetStaffPasswordRequest = ownShape('users.ResetStaffPasswordRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'Token from the link.' }),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'New password.' }),
})
