import { embed, guid, instant, orNull, ownShape, Type, words } from '../own.ts'
import { Person, StaffSession } from './shapes.ts'

/** Fresh proof of identity, required to change the sign-in methods of an account. */
const confirmation = {
  password: Type.Optional(words(100, 'The person’s password; shows again who calls.')),
  factorCode: Type.Optional(
    words(100, 'In its place: what the authenticator app shows, or a recovery code, which is then used up.'),
  ),
}

/** The step after the password. */
const SecondStep = Type.Object(
  {
    stateToken: words(300, 'Goes back with the code. Answered here and never again.'),
    expiresDate: instant('When it stops working.'),
  },
  { additionalProperties: false, description: 'In place of a session: a code of the authenticator app is asked for.' },
)

export const SignInStaffResponse = ownShape('users.SignInStaffResponse', {
  session: Type.Optional(embed(StaffSession)),
  secondStep: Type.Optional(SecondStep),
})

export const FinishStaffSignInRequest = ownShape('users.FinishStaffSignInRequest', {
  stateToken: Type.String({ minLength: 1, maxLength: 300, description: 'What the sign-in answered.' }),
  code: Type.String({ minLength: 1, maxLength: 100, description: 'What the app shows, or a recovery code.' }),
})

export const StaffFactorRequest = ownShape('users.StaffFactorRequest', {})
export const StaffFactorResponse = ownShape('users.StaffFactorResponse', {
  isActive: Type.Boolean({ description: 'Whether signing in asks for a code of an authenticator app.' }),
  activatedDate: orNull(instant('Since when it is asked for.')),
  lastUsedDate: orNull(instant('When a code was shown last.')),
  recoveryCodesLeft: Type.Integer({ description: 'How many recovery codes are not used up.' }),
  isRequired: Type.Boolean({ description: 'Whether the business asks it of everybody who works there.' }),
})

export const StartStaffFactorRequest = ownShape('users.StartStaffFactorRequest', confirmation)
export const StartStaffFactorResponse = ownShape('users.StartStaffFactorResponse', {
  secret: words(200, 'The secret to type into an app, in base32. Answered here and never again.'),
  otpauthUri: words(2000, 'The same as an address apps open.'),
  qrCode: words(40_000, 'The same as a picture for apps to read, an SVG.'),
})

export const ActivateStaffFactorRequest = ownShape('users.ActivateStaffFactorRequest', {
  code: words(100, 'A code of the app.'),
})
export const StaffRecoveryCodesResponse = ownShape('users.StaffRecoveryCodesResponse', {
  recoveryCodes: Type.Array(words(100, 'A code.'), {
    maxItems: 20,
    description: 'Each shows once who the person is, without the app. Answered here and never again.',
  }),
})

export const ConfirmedStaffRequest = ownShape('users.ConfirmedStaffRequest', confirmation)

export const ChangeStaffPasswordRequest = ownShape('users.ChangeStaffPasswordRequest', {
  password: words(100, 'The present password.'),
  newPassword: Type.String({ minLength: 8, maxLength: 100, description: 'A password of at least eight characters.' }),
})

/** A sign-in session of a team member. */
export const StaffSignIn = ownShape('users.StaffSignIn', {
  id: guid('The sign-in.'),
  browser: words(2000, 'What the browser calls itself.'),
  address: words(100, 'Network address it signed in from.'),
  createdDate: instant('When it signed in.'),
  lastSeenDate: instant('When it was used last.'),
  isPresent: Type.Boolean({ description: 'Whether it is the one that asks.' }),
})
export const ListStaffSignInsRequest = ownShape('users.ListStaffSignInsRequest', {})
export const ListStaffSignInsResponse = ownShape('users.ListStaffSignInsResponse', {
  signIns: Type.Array(embed(StaffSignIn), { maxItems: 1000 }),
})
export const EndStaffSignInRequest = ownShape('users.EndStaffSignInRequest', { signInId: guid('The sign-in.') })
export const EndOtherStaffSignInsRequest = ownShape('users.EndOtherStaffSignInsRequest', {})
export const EndOtherStaffSignInsResponse = ownShape('users.EndOtherStaffSignInsResponse', {
  ended: Type.Integer({ description: 'How many there were.' }),
})

/** Security settings that apply to the whole team. */
export const StaffPolicy = ownShape('users.StaffPolicy', {
  requireSecondFactor: Type.Boolean({
    description: 'Whoever has no second factor sets one up before they do anything else.',
  }),
})
export const GetStaffPolicyRequest = ownShape('users.GetStaffPolicyRequest', {})
export const UpdateStaffPolicyRequest = ownShape('users.UpdateStaffPolicyRequest', { staffPolicy: embed(StaffPolicy) })
export const StaffPolicyResponse = ownShape('users.StaffPolicyResponse', { staffPolicy: embed(StaffPolicy) })

export const RemovePersonFactorRequest = ownShape('users.RemovePersonFactorRequest', { userId: guid('The person.') })
export const RemovePersonFactorResponse = ownShape('users.RemovePersonFactorResponse', { person: embed(Person) })

export const SendStaffPasswordLinkRequest = ownShape('users.SendStaffPasswordLinkRequest', {
  email: Type.String({ minLength: 1, maxLength: 320, description: 'Email address, in any case.' }),
  language: Type.Optional(words(35, 'Language of the email if the person chose none.')),
})
export const ResetStaffPasswordRequest = ownShape('users.ResetStaffPasswordRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'From the link.' }),
  password: Type.String({ minLength: 8, maxLength: 100, description: 'The new password.' }),
})
