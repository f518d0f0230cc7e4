import { embed, guid, orNull, ownShape, Type, text } from '../own.ts'
import { StateMachineResponse } from './generated/shapes.ts'

const next = orNull(
  Type.String({
    maxLength: 500,
    pattern: '^/(?![/\\\\])',
    description: 'Path on our own pages to continue to after sign-in.',
  }),
)

export const StartMailedSignInRequest = ownShape('authentication.StartMailedSignInRequest', {
  email: text(320, 'Email address to send the code to.'),
  language: Type.Optional(orNull(text(35, 'Language of the email; defaults to the account’s language.'))),
  next: Type.Optional(next),
})
export const StartMailedSignInResponse = ownShape('authentication.StartMailedSignInResponse', {
  requestToken: text(
    200,
    'Sent together with the code; valid for ten minutes. Also returned for unknown email addresses.',
  ),
})

export const GetMailedSignInRequest = ownShape('authentication.GetMailedSignInRequest', {
  linkToken: text(200, 'Token from the link in the email.'),
})
export const GetMailedSignInResponse = ownShape('authentication.GetMailedSignInResponse', {
  account: Type.Object(
    {
      name: orNull(text(500, 'Name of the member; null if none is known.')),
      email: text(320, 'Sign-in email address of the member.'),
    },
    { additionalProperties: false, description: 'The account that the link signs in to.' },
  ),
})

/** Either the request token and the code, or the token from the link. */
export const FinishMailedSignInRequest = ownShape('authentication.FinishMailedSignInRequest', {
  requestToken: Type.Optional(text(200, 'Token returned when the code was requested.')),
  code: Type.Optional(text(20, 'The six-character code from the email.')),
  linkToken: Type.Optional(text(200, 'Token from the link in the email; replaces both other fields.')),
})

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', description: 'Label of the sign-in button.' })
const scopes = Type.Array(Type.String({ pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 200 }), {
  maxItems: 20,
  description: 'Scopes requested from the provider; `openid` is always included.',
})
const issuer = text(500, 'HTTPS issuer URL of the provider, used for discovery.')
const clientId = Type.String({
  minLength: 1,
  maxLength: 500,
  description: 'Client id of the business at the provider.',
})

/** An OpenID Connect provider. */
export const SignInProvider = ownShape('authentication.SignInProvider', {
  id: guid('Id of the provider.'),
  name,
  issuer,
  clientId,
  hasSecret: Type.Boolean({ description: 'Whether a secret is stored; it is never returned.' }),
  scopes,
  enabled: Type.Boolean({ description: 'Whether people can sign in with it.' }),
})

export const ListSignInMethodsRequest = ownShape('authentication.ListSignInMethodsRequest', {})
export const ListSignInMethodsResponse = ownShape('authentication.ListSignInMethodsResponse', {
  providers: Type.Array(Type.Object({ id: guid('Id of the provider.'), name }, { additionalProperties: false }), {
    description: 'Providers that people can sign in with.',
  }),
})

export const ListSignInProvidersRequest = ownShape('authentication.ListSignInProvidersRequest', {})
export const ListSignInProvidersResponse = ownShape('authentication.ListSignInProvidersResponse', {
  providers: Type.Array(embed(SignInProvider)),
  returnUrl: text(2000, 'Redirect URL to register with every provider.'),
})
export const CreateSignInProviderRequest = ownShape('authentication.CreateSignInProviderRequest', {
  name,
  issuer,
  clientId,
  clientSecret: Type.Optional(orNull(text(500, 'Client secret issued by the provider; stored encrypted.'))),
  scopes: Type.Optional(scopes),
})
export const UpdateSignInProviderRequest = ownShape('authentication.UpdateSignInProviderRequest', {
  providerId: guid('Id of the provider.'),
  name: Type.Optional(name),
  clientId: Type.Optional(clientId),
  clientSecret: Type.Optional(orNull(text(500, 'New client secret; null deletes it.'))),
  scopes: Type.Optional(scopes),
  enabled: Type.Optional(Type.Boolean({ description: 'Whether people can sign in with it.' })),
})
export const SignInProviderResponse = ownShape('authentication.SignInProviderResponse', {
  provider: embed(SignInProvider),
})

export const StartProviderSignInRequest = ownShape('authentication.StartProviderSignInRequest', {
  providerId: guid('Id of the provider.'),
  next: Type.Optional(next),
})
export const StartProviderSignInResponse = ownShape('authentication.StartProviderSignInResponse', {
  url: text(8000, 'URL to open in the browser.'),
})
export const FinishProviderSignInRequest = ownShape('authentication.FinishProviderSignInRequest', {
  query: text(8000, 'Query string of the URL to which the browser was redirected, starting with `?`.'),
})
export const FinishProviderSignInResponse = ownShape('authentication.FinishProviderSignInResponse', {
  signIn: embed(StateMachineResponse),
  next,
})
