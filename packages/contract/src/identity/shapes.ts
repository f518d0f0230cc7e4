import { openShape, ownShape, Type, words } from '../own.ts'

/** Both spellings of every parameter are read; unknown ones are passed over, as RFC 6749 section 3.2 asks. */
export const TokenRequest = openShape('identity.TokenRequest', {
  grantType: Type.Optional(words(100, '`anonymous` or `refresh_token`.')),
  grant_type: Type.Optional(words(100, 'The same.')),
  clientId: Type.Optional(words(200, 'The sign-in client.')),
  client_id: Type.Optional(words(200, 'The same.')),
  refreshToken: Type.Optional(words(2000, 'With grant `refresh_token`.')),
  refresh_token: Type.Optional(words(2000, 'The same.')),
  scope: Type.Optional(words(500, 'Accepted, without effect.')),
})

export const TokenResponse = ownShape('identity.TokenResponse', {
  access_token: words(4000, 'Goes into the Authorization header; lives four hours.'),
  refresh_token: words(2000, 'Brings the next access token.'),
  expires_in: Type.Integer({ description: 'Seconds the access token lives.' }),
  token_type: words(20, 'Always `Bearer`.'),
})
