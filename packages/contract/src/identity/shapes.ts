import { embed, guid, instant, oneOf, openShape, orNull, ownShape, Type, text } from '../own.ts'
import { type Permission, permissions } from '../permissions.ts'
import type { Infer } from '../shape.ts'

/** Parameters of a token call. Both spellings of each are accepted; unknown ones are ignored (RFC 6749 section 3.2). */
export const TokenRequest = openShape('identity.TokenRequest', {
  grantType: Type.Optional(
    text(100, '`anonymous`, `refresh_token`, `authorization_code`, `authorized_client` or `client_credentials`.'),
  ),
  grant_type: Type.Optional(text(100, 'Same as `grantType`.')),
  clientId: Type.Optional(text(200, 'Id of the connected app.')),
  client_id: Type.Optional(text(200, 'Same as `clientId`.')),
  refreshToken: Type.Optional(text(2000, 'For grant `refresh_token`: the refresh token.')),
  refresh_token: Type.Optional(text(2000, 'Same as `refreshToken`.')),
  code: Type.Optional(text(2000, 'For grant `authorization_code`: the authorization code.')),
  codeVerifier: Type.Optional(
    text(2000, 'PKCE code verifier for the code challenge of the authorization; 43 to 128 characters.'),
  ),
  code_verifier: Type.Optional(text(2000, 'Same as `codeVerifier`.')),
  redirectUri: Type.Optional(text(2048, 'Redirect URI of the authorization request, if it had one.')),
  redirect_uri: Type.Optional(text(2048, 'Same as `redirectUri`.')),
  memberId: Type.Optional(text(200, 'For grant `authorized_client`: id of the member.')),
  member_id: Type.Optional(text(200, 'Same as `memberId`.')),
  sessionToken: Type.Optional(text(2048, 'Session token returned by the member’s sign-in. Can be used only once.')),
  session_token: Type.Optional(text(2048, 'Same as `sessionToken`.')),
  clientSecret: Type.Optional(text(200, 'For grant `client_credentials`: the client secret.')),
  client_secret: Type.Optional(text(200, 'Same as `clientSecret`.')),
  instanceId: Type.Optional(text(200, 'Id of the business, if the connected app specifies it.')),
  instance_id: Type.Optional(text(200, 'Same as `instanceId`.')),
  scope: Type.Optional(text(500, 'Accepted for compatibility; it has no effect.')),
})

export const TokenResponse = ownShape('identity.TokenResponse', {
  access_token: text(4000, 'Sent in the Authorization header; valid for four hours.'),
  refresh_token: Type.Optional(text(2000, 'Used to get a new access token; absent if none was requested.')),
  expires_in: Type.Integer({ description: 'Lifetime of the access token, in seconds.' }),
  token_type: text(20, 'Always `Bearer`.'),
})

/** Parameters of token revocation (RFC 7009); unknown ones are ignored. */
export const RevokeTokenRequest = openShape('identity.RevokeTokenRequest', {
  token: Type.Optional(text(4000, 'An access token or refresh token.')),
  token_type_hint: Type.Optional(text(100, 'Not needed: the type of the token is detected.')),
  clientId: Type.Optional(text(200, 'Id of the connected app to which the token was issued.')),
  client_id: Type.Optional(text(200, 'Same as `clientId`.')),
  clientSecret: Type.Optional(text(200, 'Client secret, if the connected app has one.')),
  client_secret: Type.Optional(text(200, 'Same as `clientSecret`.')),
})

/** Input of OAuth calls without parameters; unknown ones are ignored. */
export const NoParameters = openShape('identity.NoParameters', {})
export const ListApiKeysRequest = ownShape('identity.ListApiKeysRequest', {})
export const ListOauthClientsRequest = ownShape('identity.ListOauthClientsRequest', {})

export const JsonWebKey = ownShape('identity.JsonWebKey', {
  kty: text(10, 'Always `EC`.'),
  crv: text(10, 'Always `P-256`.'),
  x: text(100, 'Coordinate, base64url.'),
  y: text(100, 'Coordinate, base64url.'),
  kid: text(100, 'Key id, as in the header of a token.'),
  alg: text(10, 'Always `ES256`.'),
  use: text(10, 'Always `sig`.'),
})
export const JwksResponse = ownShape('identity.JwksResponse', {
  keys: Type.Array(embed(JsonWebKey), { maxItems: 100, description: 'The current signing key comes first.' }),
})

export const TokenInfoRequest = openShape('identity.TokenInfoRequest', { token: text(4000, 'An access token.') })
export const TokenInfoResponse = ownShape('identity.TokenInfoResponse', {
  active: Type.Boolean({ description: 'False if the token is invalid, expired or revoked.' }),
  subjectType: oneOf(['UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'], { description: 'Type of the token’s subject.' }),
  subjectId: text(100, 'Id of the visitor, member or connected app.'),
  exp: Type.Optional(text(20, 'When the token expires, in seconds since 1970.')),
  iat: Type.Optional(text(20, 'When the token was issued, in seconds since 1970.')),
  clientId: text(100, 'Id of the connected app to which the token was issued.'),
  siteId: Type.Optional(guid('Id of the business.')),
  instanceId: Type.Optional(guid('Same as `siteId`.')),
})

/** User claims. A claim with two names has both: that of OpenID Connect Core 1.0 §5.1 and that of the API. */
export const UserInfoResponse = ownShape('identity.UserInfoResponse', {
  sub: guid('Id of the member.'),
  name: Type.Optional(text(500, 'Display name; otherwise the full name.')),
  givenName: Type.Optional(text(500, 'First name.')),
  given_name: Type.Optional(text(500, 'Same as `givenName`.')),
  familyName: Type.Optional(text(500, 'Last name.')),
  family_name: Type.Optional(text(500, 'Same as `familyName`.')),
  email: text(320, 'Email address used to sign in.'),
  emailVerified: Type.Boolean({ description: 'Whether the email address is verified.' }),
  email_verified: Type.Boolean({ description: 'Same as `emailVerified`.' }),
  picture: Type.Optional(text(2048, 'URL of the profile photo.')),
  language: Type.Optional(text(35, 'Preferred language.')),
  locale: Type.Optional(text(35, 'Same as `language`.')),
})

const texts = (description: string) => Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20, description })

export const OauthMetadata = ownShape('identity.OauthMetadata', {
  issuer: text(2048, 'Issuer identifier of this server, as in `iss` of authorization responses.'),
  authorization_endpoint: text(2048, 'URL of the authorization endpoint.'),
  token_endpoint: text(2048, 'URL of the token endpoint.'),
  revocation_endpoint: text(2048, 'URL of the revocation endpoint.'),
  userinfo_endpoint: text(2048, 'URL of the userinfo endpoint, which returns claims about a member.'),
  jwks_uri: text(2048, 'URL of the JSON Web Key Set that verifies token signatures.'),
  response_types_supported: texts('Only `code`.'),
  response_modes_supported: texts('Supported ways to return the code to the front end.'),
  grant_types_supported: texts('Supported grant types.'),
  code_challenge_methods_supported: texts('Only `S256`.'),
  scopes_supported: texts('Supported scopes; `offline_access` requests a refresh token.'),
  prompt_values_supported: texts('Supported values of `prompt`, which controls whether the sign-in form is shown.'),
  claims_supported: texts('Supported claims about a member; each is returned if known.'),
  subject_types_supported: texts('A member has the same id for every connected app.'),
  token_endpoint_auth_methods_supported: texts('Supported authentication methods of connected apps.'),
  revocation_endpoint_auth_methods_supported: texts('Same as `token_endpoint_auth_methods_supported`.'),
  authorization_response_iss_parameter_supported: Type.Boolean({ description: 'See RFC 9207.' }),
})

const madeKinds = [
  'API_KEY',
  'CONNECTED_APP',
  'APP_ADDRESS',
  'SIGN_IN_PROVIDER',
  'WEBHOOK',
  'MAIL_SERVER',
  'SENDER_DOMAIN',
  'PAYMENT_PROVIDER',
  'CAPTCHA',
] as const

/** Ids of what stays active although the rest ends. */
export const retainedIds = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
  maxItems: 100,
  description: 'Ids from `listMadeAccess` of what stays active.',
})

const name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: 'Name shown in lists.' })
const addresses = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 2048 }), { maxItems: 50, uniqueItems: true, description })
const allowed = Type.Array(oneOf(Object.keys(permissions) as Permission[]), { maxItems: 100, uniqueItems: true })
const allowedOrAll = orNull(allowed)

export const OauthClient = ownShape('identity.OauthClient', {
  id: guid('Id of the connected app, used as the client id in token requests.'),
  name,
  redirectUris: addresses('Allowed redirect URI; compared exactly.'),
  allowedOrigins: addresses(
    'Origins of the app’s pages: they receive messages, may embed the sign-in page, and customers can return to them.',
  ),
  hasSecret: Type.Boolean({ description: 'Whether it can also call the API in its own name.' }),
  permissions: allowedOrAll,
  enabled: Type.Boolean({ description: 'If false, it gets no tokens and its existing tokens are revoked.' }),
  createdDate: instant('When it was created.'),
})
export type OauthClient = Infer<typeof OauthClient>

export const ListOauthClientsResponse = ownShape('identity.ListOauthClientsResponse', {
  clients: Type.Array(embed(OauthClient), { description: 'Sorted by name.' }),
})
export const CreateOauthClientRequest = ownShape('identity.CreateOauthClientRequest', {
  name,
  redirectUris: Type.Optional(addresses('Allowed redirect URIs; http or https, without a fragment.')),
  allowedOrigins: Type.Optional(addresses('Origins of pages in addition to those of the redirect URIs.')),
  withSecret: Type.Optional(
    Type.Boolean({
      description: 'Whether to create a client secret, for a server that calls the API in its own name.',
    }),
  ),
  permissions: Type.Optional(allowedOrAll),
})
export const CreateOauthClientResponse = ownShape('identity.CreateOauthClientResponse', {
  client: embed(OauthClient),
  clientSecret: orNull(text(200, 'Client secret, shown only once; null if it has none.')),
})
export const UpdateOauthClientRequest = ownShape('identity.UpdateOauthClientRequest', {
  clientId: guid('Id of the connected app.'),
  name: Type.Optional(name),
  redirectUris: Type.Optional(addresses('Replaces the current redirect URIs.')),
  allowedOrigins: Type.Optional(
    addresses('Replaces the current origins; those of the redirect URIs are always allowed.'),
  ),
  permissions: Type.Optional(allowedOrAll),
  enabled: Type.Optional(Type.Boolean({ description: 'Set to false to revoke all its tokens immediately.' })),
  endMade: Type.Optional(
    Type.Boolean({
      description:
        'With `enabled` false: also disables the sign-in providers, deletes the webhooks, and removes the addresses of connected apps that were made with it, or with a key it made. Default: false.',
    }),
  ),
  keep: Type.Optional(retainedIds),
})
export const OauthClientResponse = ownShape('identity.OauthClientResponse', { client: embed(OauthClient) })

export const ApiKey = ownShape('identity.ApiKey', {
  id: guid('Id of the key; not a secret.'),
  name,
  permissions: allowedOrAll,
  createdDate: instant('When it was created.'),
  createdByUserId: orNull(
    guid(
      'Id of the team member who created it, with a key of theirs too; null if the operator did, or if it is not known.',
    ),
  ),
  lastUsedDate: orNull(instant('When it was last used, to the minute.')),
})
export type ApiKey = Infer<typeof ApiKey>

export const ListApiKeysResponse = ownShape('identity.ListApiKeysResponse', {
  apiKeys: Type.Array(embed(ApiKey), { description: 'Active keys, sorted by name.' }),
})
export const IssueApiKeyRequest = ownShape('identity.IssueApiKeyRequest', {
  name,
  permissions: Type.Optional(allowedOrAll),
})
export const IssueApiKeyResponse = ownShape('identity.IssueApiKeyResponse', {
  apiKey: embed(ApiKey),
  key: text(200, 'Sent in the Authorization header; shown only once.'),
})
export const UpdateApiKeyRequest = ownShape('identity.UpdateApiKeyRequest', {
  apiKeyId: guid('Id of the API key.'),
  name: Type.Optional(name),
  permissions: Type.Optional(allowedOrAll),
})
export const ApiKeyResponse = ownShape('identity.ApiKeyResponse', { apiKey: embed(ApiKey) })
export const RevokeApiKeyRequest = ownShape('identity.RevokeApiKeyRequest', {
  apiKeyId: guid('Id of the API key.'),
  endMade: Type.Optional(
    Type.Boolean({
      description:
        'Also disables the sign-in providers, deletes the webhooks, and removes the addresses of connected apps that were made with it, or with a key it made. Default: false.',
    }),
  ),
  keep: Type.Optional(retainedIds),
})

/** What somebody made or changed that acts without them. */
export const MadeAccess = ownShape('identity.MadeAccess', {
  id: text(100, 'Id, also for `keep`.'),
  kind: oneOf(madeKinds, {
    description:
      'APP_ADDRESS: an address that they added to a connected app of somebody else. MAIL_SERVER, SENDER_DOMAIN, PAYMENT_PROVIDER and CAPTCHA: settings that they were the last to change.',
  }),
  name: text(300, 'Name, or what it is about.'),
  address: orNull(text(2048, 'Where it leads; null if it leads nowhere.')),
  canEnd: Type.Boolean({ description: 'False for settings: they stay until somebody changes them.' }),
})
export type MadeAccess = Infer<typeof MadeAccess>

export const ListMadeAccessRequest = ownShape('identity.ListMadeAccessRequest', {
  makerId: guid('Id of a team member, an API key, or a connected app with a secret.'),
})
export const ListMadeAccessResponse = ownShape('identity.ListMadeAccessResponse', {
  made: Type.Array(embed(MadeAccess), { description: 'By kind, then by name.' }),
})
