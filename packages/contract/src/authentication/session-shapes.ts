import { guid, instant, orNull, ownShape, Type, text } from '../own.ts'

export const OpenMemberSessionRequest = ownShape('authentication.OpenMemberSessionRequest', {
  sessionToken: text(2048, 'Session token returned by a completed sign-in.'),
})

export const MemberSessionResponse = ownShape('authentication.MemberSessionResponse', {
  memberId: guid('Id of the signed-in member.'),
  access_token: text(4000, 'Sent in the Authorization header; valid for four hours.'),
  refresh_token: text(2000, 'Used to get a new access token.'),
  expires_in: Type.Integer({ description: 'Lifetime of the access token, in seconds.' }),
  token_type: text(20, 'Always `Bearer`.'),
})

export const ResumeMemberSessionRequest = ownShape('authentication.ResumeMemberSessionRequest', {})

export const ConfirmMyPasswordRequest = ownShape('authentication.ConfirmMyPasswordRequest', {
  password: text(100, 'The current member’s password.'),
})
export const ConfirmMyPasswordResponse = ownShape('authentication.ConfirmMyPasswordResponse', {})

export const CloseMemberSessionRequest = ownShape('authentication.CloseMemberSessionRequest', {})
export const CloseMemberSessionResponse = ownShape('authentication.CloseMemberSessionResponse', {})

export const ListSignInsRequest = ownShape('authentication.ListSignInsRequest', {})

const SignIn = Type.Object(
  {
    id: guid('Id of the sign-in.'),
    browser: text(500, 'User agent of the browser; empty for a front end.'),
    frontEnd: orNull(
      text(255, 'Name of the front end that signed the member in by itself; null for a browser on the hosted pages.'),
    ),
    address: text(100, 'IP address of the sign-in; empty for a front end.'),
    createdDate: instant('When the member signed in, in UTC.'),
    lastSeenDate: instant('When it was last used, in UTC.'),
    isPresent: Type.Boolean({ description: 'Whether this is the current sign-in.' }),
  },
  { additionalProperties: false },
)

export const ListSignInsResponse = ownShape('authentication.ListSignInsResponse', {
  signIns: Type.Array(SignIn, {
    description: 'Browsers and front ends in which the member is signed in, last used first.',
  }),
})

export const EndSignInRequest = ownShape('authentication.EndSignInRequest', {
  signInId: guid('Id of the sign-in to end.'),
})
export const EndSignInResponse = ownShape('authentication.EndSignInResponse', {})

export const EndMemberSignInsRequest = ownShape('authentication.EndMemberSignInsRequest', {
  memberId: guid('Id of the member.'),
})
export const EndOtherSignInsRequest = ownShape('authentication.EndOtherSignInsRequest', {})
export const EndOtherSignInsResponse = ownShape('authentication.EndOtherSignInsResponse', {
  ended: Type.Integer({ description: 'Number of sign-ins that were ended.' }),
})
