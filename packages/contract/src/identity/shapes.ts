import { embed, guid, instant, oneOf, openShape, orNull, ownShape, Type, words } from '../own.ts'
import { type Permission, permissions } from '../permissions.ts'
import type { Infer } from '../shape.ts'

/** Parameters of a token call. Both spellings of each are accepted; unknown ones are ignored (RFC 6749 section 3.2). */
export const TokenRequest = openShape('identity.TokenRequest', {
  grantType: Type.Optional(
    words(100, '`anonymous`, `refresh_token`, `authorization_code`, `authorized_client` or `client_credentials`.'),
  ),
  grant_type: Type.Optional(words(100, 'The same.')),
  clientId: Type.Optional(words(200, 'The sign-in client.')),
  client_id: Type.Optional(words(200, 'The same.')),
  refreshToken: Type.Optional(words(2000, 'With grant `refresh_token`.')),
  refresh_token: Type.Optional(words(2000, 'The same.')),
  code: Type.Optional(words(2000, 'With grant `authorization_code`: what the authorization gave.')),
  codeVerifier: Type.Optional(
    words(2000, 'What the challenge of the authorization was made of: 43 to 128 characters.'),
  ),
  code_verifier: Type.Optional(words(2000, 'The same.')),
  redirectUri: Type.Optional(words(2048, 'The address of the authorization, if it named one.')),
  redirect_uri: Type.Optional(words(2048, 'The same.')),
  memberId: Type.Optional(words(200, 'With grant `authorized_client`: the member.')),
  member_id: Type.Optional(words(200, 'The same.')),
  sessionToken: Type.Optional(words(2048, 'What signing the member in gave; used up.')),
  session_token: Type.Optional(words(2048, 'The same.')),
  clientSecret: Type.Optional(words(200, 'With grant `client_credentials`: the secret of the client.')),
  client_secret: Type.Optional(words(200, 'The same.')),
  instanceId: Type.Optional(words(200, 'The business, where the client names it.')),
  instance_id: Type.Optional(words(200, 'The same.')),
  scope: Type.Optional(words(500, 'Accepted for compatibility; it has no effect.')),
})

export const TokenResponse = ownShape('identity.TokenResponse', {
  access_token: words(4000, 'Goes into the Authorization header; lives four hours.'),
  refresh_token: Type.Optional(words(2000, 'Brings the next access token; absent where none was asked for.')),
  expires_in: Type.Integer({ description: 'Seconds the access token lives.' }),
  token_type: words(20, 'Always `Bearer`.'),
})

/** Parameters of token revocation (RFC 7009); unknown ones are ignored. */
export const RevokeTokenRequest = openShape('identity.RevokeTokenRequest', {
  token: Type.Optional(words(4000, 'An access or a refresh token.')),
  token_type_hint: Type.Optional(words(100, 'Not needed: tokens of both kinds are told apart.')),
  clientId: Type.Optional(words(200, 'The client the token was given to.')),
  client_id: Type.Optional(words(200, 'The same.')),
  clientSecret: Type.Optional(words(200, 'Its secret, where it has one.')),
  client_secret: Type.Optional(words(200, 'The same.')),
})

/** Input of OAuth calls without parameters; unknown ones are ignored. */
export const NoParameters = openShape('identity.NoParameters', {})
export const ListApiKeysRequest = ownShape('identity.ListApiKeysRequest', {})
export const ListSignInClientsRequest = ownShape('identity.ListSignInClientsRequest', {})

export const JsonWebKey = ownShape('identity.JsonWebKey', {
  kty: words(10, 'Always `EC`.'),
  crv: words(10, 'Always `P-256`.'),
  x: words(100, 'Coordinate, base64url.'),
  y: words(100, 'Coordinate, base64url.'),
  kid: words(100, 'Named in the header of a token.'),
  alg: words(10, 'Always `ES256`.'),
  use: words(10, 'Always `sig`.'),
})
export const JwksResponse = ownShape('identity.JwksResponse', {
  keys: Type.Array(embed(JsonWebKey), { maxItems: 100, description: 'The one that signs first.' }),
})

export const TokenInfoRequest = openShape('identity.TokenInfoRequest', { token: words(4000, 'An access token.') })
export const TokenInfoResponse = ownShape('identity.TokenInfoResponse', {
  active: Type.Boolean({ description: 'False for a token that is none, has run out or was revoked.' }),
  subjectType: oneOf(['UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'], { description: 'Who its bearer is.' }),
  subjectId: words(100, 'Id of the visitor, member or client.'),
  exp: Type.Optional(words(20, 'When it runs out, in seconds since 1970.')),
  iat: Type.Optional(words(20, 'When it was given, in seconds since 1970.')),
  clientId: words(100, 'The client it was given to.'),
  siteId: Type.Optional(guid('The business.')),
  instanceId: Type.Optional(guid('The same.')),
})

/** User claims. A claim with two names has both: that of OpenID Connect Core 1.0 §5.1 and that of the API. */
export const UserInfoResponse = ownShape('identity.UserInfoResponse', {
  sub: guid('The member.'),
  name: Type.Optional(words(500, 'How they want to be called, else their whole name.')),
  givenName: Type.Optional(words(500, 'First name.')),
  given_name: Type.Optional(words(500, 'The same.')),
  familyName: Type.Optional(words(500, 'Last name.')),
  family_name: Type.Optional(words(500, 'The same.')),
  email: words(320, 'The address they sign in with.'),
  emailVerified: Type.Boolean({ description: 'Whether they showed that it is theirs.' }),
  email_verified: Type.Boolean({ description: 'The same.' }),
  picture: Type.Optional(words(2048, 'Address of their picture.')),
  language: Type.Optional(words(35, 'The language they told.')),
  locale: Type.Optional(words(35, 'The same.')),
})

const texts = (description: string) => Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20, description })

export const OauthMetadata = ownShape('identity.OauthMetadata', {
  issuer: words(2048, 'This server, as authorizations name it in `iss`.'),
  authorization_endpoint: words(2048, 'Where a browser goes to sign in.'),
  token_endpoint: words(2048, 'Where tokens are given.'),
  revocation_endpoint: words(2048, 'Where they are taken back.'),
  userinfo_endpoint: words(2048, 'Where a member’s token tells of them.'),
  jwks_uri: words(2048, 'The keys of their signatures.'),
  response_types_supported: texts('Only `code`.'),
  response_modes_supported: texts('How the code reaches the front end.'),
  grant_types_supported: texts('For what tokens are given.'),
  code_challenge_methods_supported: texts('Only `S256`.'),
  scopes_supported: texts('`offline_access` asks for a refresh token.'),
  prompt_values_supported: texts('Whether a form is shown.'),
  claims_supported: texts('What is told of a member, as far as it is known.'),
  subject_types_supported: texts('Ids are the same for every client.'),
  token_endpoint_auth_methods_supported: texts('How clients show who they are.'),
  revocation_endpoint_auth_methods_supported: texts('The same.'),
  authorization_response_iss_parameter_supported: Type.Boolean({ description: 'RFC 9207.' }),
})

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'As the list shows it.' })
const addresses = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 2048 }), { maxItems: 50, uniqueItems: true, description })
const allowed = Type.Array(oneOf(Object.keys(permissions) as Permission[]), { maxItems: 100, uniqueItems: true })
const allowedOrAll = orNull(allowed)

export const SignInClient = ownShape('identity.SignInClient', {
  id: guid('The client, as token calls name it.'),
  name,
  redirectUris: addresses('Where codes may be sent, letter by letter.'),
  allowedOrigins: addresses(
    'Origins of its pages: they get messages, may frame the sign-in, and customers come back to them.',
  ),
  hasSecret: Type.Boolean({ description: 'Whether it also calls in its own name.' }),
  permissions: allowedOrAll,
  enabled: Type.Boolean({ description: 'False: it gets no tokens, and those it had ended.' }),
  createdDate: instant('When it was made.'),
})
export type SignInClient = Infer<typeof SignInClient>

export const ListSignInClientsResponse = ownShape('identity.ListSignInClientsResponse', {
  clients: Type.Array(embed(SignInClient), { description: 'In the order of their names.' }),
})
export const CreateSignInClientRequest = ownShape('identity.CreateSignInClientRequest', {
  name,
  redirectUris: Type.Optional(addresses('Where codes may be sent; http or https, without a fragment.')),
  allowedOrigins: Type.Optional(addresses('Origins of pages beside those of the redirect addresses.')),
  withSecret: Type.Optional(Type.Boolean({ description: 'A server that calls in its own name.' })),
  permissions: Type.Optional(allowedOrAll),
})
export const CreateSignInClientResponse = ownShape('identity.CreateSignInClientResponse', {
  client: embed(SignInClient),
  clientSecret: orNull(words(200, 'Shown this once.')),
})
export const UpdateSignInClientRequest = ownShape('identity.UpdateSignInClientRequest', {
  clientId: guid('The client.'),
  name: Type.Optional(name),
  redirectUris: Type.Optional(addresses('In place of those it had.')),
  allowedOrigins: Type.Optional(addresses('In place of those it had, beside those of the redirect addresses.')),
  permissions: Type.Optional(allowedOrAll),
  enabled: Type.Optional(Type.Boolean({ description: 'False ends all its tokens at once.' })),
})
export const SignInClientResponse = ownShape('identity.SignInClientResponse', { client: embed(SignInClient) })

export const ApiKey = ownShape('identity.ApiKey', {
  id: guid('The key; it opens nothing.'),
  name,
  permissions: allowedOrAll,
  createdDate: instant('When it was made.'),
  lastUsedDate: orNull(instant('When it was used last, to the minute.')),
})
export type ApiKey = Infer<typeof ApiKey>

export const ListApiKeysResponse = ownShape('identity.ListApiKeysResponse', {
  apiKeys: Type.Array(embed(ApiKey), { description: 'Those that work, in the order of their names.' }),
})
export const IssueApiKeyRequest = ownShape('identity.IssueApiKeyRequest', {
  name,
  permissions: Type.Optional(allowedOrAll),
})
export const IssueApiKeyResponse = ownShape('identity.IssueApiKeyResponse', {
  apiKey: embed(ApiKey),
  key: words(200, 'Goes into the Authorization header; shown this once.'),
})
export const UpdateApiKeyRequest = ownShape('identity.UpdateApiKeyRequest', {
  apiKeyId: guid('The key.'),
  name: Type.Optional(name),
  permissions: Type.Optional(allowedOrAll),
})
export const ApiKeyResponse = ownShape('identity.ApiKeyResponse', { apiKey: embed(ApiKey) })
export const RevokeApiKeyRequest = ownShape('identity.RevokeApiKeyRequest', { apiKeyId: guid('The key.') })
