import { embed, guid, instant, oneOf, openShape, orNull, ownShape, Type, text } from '../own.ts'

const withoutEffect = Type.Boolean({
  description: 'Accepted for compatibility; it has no effect.',
  'x-no-effect': true,
})

export const StartLoginEmailChangeRequest = ownShape('authentication.StartLoginEmailChangeRequest', {
  newEmail: text(320, 'The address to sign in with from now on. A code is sent there.'),
})
export const StartLoginEmailChangeResponse = ownShape('authentication.StartLoginEmailChangeResponse', {
  newEmail: text(320, 'The address as it is stored: in lower case.'),
  expiresDate: instant('When the code expires. Starting again replaces it.'),
})

export const FinishLoginEmailChangeRequest = ownShape('authentication.FinishLoginEmailChangeRequest', {
  code: text(20, 'The six-digit code from the email to the new address.'),
})
export const FinishLoginEmailChangeResponse = ownShape('authentication.FinishLoginEmailChangeResponse', {
  loginEmail: text(320, 'The address the member signs in with now.'),
})

export const ChangeLoginEmailRequest = openShape('authentication.ChangeLoginEmailRequest', {
  id: guid('Id of the member.'),
  newEmail: text(320, 'The address the member signs in with from now on.'),
  revokeCurrentSessions: Type.Optional(
    orNull(Type.Boolean({ description: 'Whether the member is signed out everywhere; true unless set.' })),
  ),
  removeSignInMethods: Type.Optional(
    orNull(
      Type.Boolean({
        description:
          'Whether password, second factors and passkeys are removed; true unless set. Providers always are.',
      }),
    ),
  ),
})
const ChangedMember = ownShape('authentication.ChangedMember', {
  id: guid('Id of the member.'),
  loginEmail: text(320, 'The address the member signs in with.'),
  emailVerified: Type.Boolean({ description: 'False until the member proves the new address.' }),
  status: oneOf(['APPLICANT', 'ACTIVE', 'BLOCKED', 'OFFLINE_ONLY'], { description: 'Status of the member.' }),
  slug: text(255, 'Slug of the profile.'),
  nickname: orNull(text(100, 'Name others see; null if none is set.')),
  contactId: orNull(guid('Id of the contact; null if none is linked.')),
})
export const ChangeLoginEmailResponse = ownShape('authentication.ChangeLoginEmailResponse', {
  member: embed(ChangedMember),
})

export const SendSetPasswordEmailRequest = openShape('authentication.SendSetPasswordEmailRequest', {
  email: text(320, 'Sign-in email address of the member.'),
  requestedByMember: Type.Optional(withoutEffect),
  hideIgnoreMessage: Type.Optional(withoutEffect),
})
export const SendSetPasswordEmailResponse = ownShape('authentication.SendSetPasswordEmailResponse', {
  accepted: Type.Boolean({ description: 'False if no member who may sign in has the address.' }),
})
