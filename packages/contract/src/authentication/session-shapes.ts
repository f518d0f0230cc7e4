import { guid, instant, ownShape, Type, words } from '../own.ts'

export const OpenMemberSessionRequest = ownShape('authentication.OpenMemberSessionRequest', {
  sessionToken: words(2048, 'What a sign-in that was done answered.'),
})

export const MemberSessionResponse = ownShape('authentication.MemberSessionResponse', {
  memberId: guid('The member who is signed in.'),
  access_token: words(4000, 'Goes into the Authorization header; lives four hours.'),
  refresh_token: words(2000, 'Brings the next access token.'),
  expires_in: Type.Integer({ description: 'Seconds the access token lives.' }),
  token_type: words(20, 'Always `Bearer`.'),
})

export const ResumeMemberSessionRequest = ownShape('authentication.ResumeMemberSessionRequest', {})

export const ConfirmMyPasswordRequest = ownShape('authentication.ConfirmMyPasswordRequest', {
  password: words(100, 'What the member signs in with.'),
})
export const ConfirmMyPasswordResponse = ownShape('authentication.ConfirmMyPasswordResponse', {})

export const CloseMemberSessionRequest = ownShape('authentication.CloseMemberSessionRequest', {})
export const CloseMemberSessionResponse = ownShape('authentication.CloseMemberSessionResponse', {})

export const ListSignInsRequest = ownShape('authentication.ListSignInsRequest', {})

const SignIn = Type.Object(
  {
    id: guid('The sign-in.'),
    browser: words(500, 'What the browser called itself.'),
    address: words(100, 'The network address it came from.'),
    createdDate: instant('When it began, UTC.'),
    lastSeenDate: instant('When it was used last, UTC.'),
    isPresent: Type.Boolean({ description: 'Whether this very call came from it.' }),
  },
  { additionalProperties: false },
)

export const ListSignInsResponse = ownShape('authentication.ListSignInsResponse', {
  signIns: Type.Array(SignIn, { description: 'Browsers the member is signed in with, the last used first.' }),
})

export const EndSignInRequest = ownShape('authentication.EndSignInRequest', { signInId: guid('The sign-in to end.') })
export const EndSignInResponse = ownShape('authentication.EndSignInResponse', {})

export const EndMemberSignInsRequest = ownShape('authentication.EndMemberSignInsRequest', {
  memberId: guid('The member.'),
})
export const EndOtherSignInsRequest = ownShape('authentication.EndOtherSignInsRequest', {})
export const EndOtherSignInsResponse = ownShape('authentication.EndOtherSignInsResponse', {
  ended: Type.Integer({ description: 'How many browsers were signed out.' }),
})
