import { embed, guid, orNull, ownShape, Type, words } from '../own.ts'
import { StateMachineResponse } from './generated/shapes.ts'

const next = orNull(
  Type.String({ maxLength: 500, pattern: '^/(?![/\\\\])', description: 'Address of our own pages to go on to.' }),
)

export const StartMailedSignInRequest = ownShape('authentication.StartMailedSignInRequest', {
  email: words(320, 'The address to write to.'),
  language: Type.Optional(orNull(words(35, 'Language of the letter; the account’s own where left out.'))),
  next: Type.Optional(next),
})
export const StartMailedSignInResponse = ownShape('authentication.StartMailedSignInResponse', {
  requestToken: words(200, 'Goes with the code; ten minutes. The same for addresses nobody has.'),
})

/** Either the token and the code, or the secret of the link. */
export const FinishMailedSignInRequest = ownShape('authentication.FinishMailedSignInRequest', {
  requestToken: Type.Optional(words(200, 'What asking for the code answered.')),
  code: Type.Optional(words(20, 'The six characters that were mailed.')),
  linkToken: Type.Optional(words(200, 'The secret of the link that was mailed, in the place of both.')),
})

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', description: 'What the button says.' })
const scopes = Type.Array(Type.String({ pattern: '^[\\x21\\x23-\\x5b\\x5d-\\x7e]+$', maxLength: 200 }), {
  maxItems: 20,
  description: 'What is asked of the provider; `openid` always is.',
})
const issuer = words(500, 'Address of the provider, where its description begins; https.')
const clientId = Type.String({ minLength: 1, maxLength: 500, description: 'What the provider calls this business.' })

/** An OpenID Connect provider. */
export const SignInProvider = ownShape('authentication.SignInProvider', {
  id: guid('The provider.'),
  name,
  issuer,
  clientId,
  hasSecret: Type.Boolean({ description: 'Whether a secret is kept; it is never answered.' }),
  scopes,
  enabled: Type.Boolean({ description: 'Whether people can sign in with it.' }),
})

export const ListWaysInRequest = ownShape('authentication.ListWaysInRequest', {})
export const ListWaysInResponse = ownShape('authentication.ListWaysInResponse', {
  providers: Type.Array(Type.Object({ id: guid('The provider.'), name }, { additionalProperties: false }), {
    description: 'Others one can sign in with.',
  }),
})

export const ListSignInProvidersRequest = ownShape('authentication.ListSignInProvidersRequest', {})
export const ListSignInProvidersResponse = ownShape('authentication.ListSignInProvidersResponse', {
  providers: Type.Array(embed(SignInProvider)),
  returnUrl: words(2000, 'The address every provider has to be told to send people back to.'),
})
export const CreateSignInProviderRequest = ownShape('authentication.CreateSignInProviderRequest', {
  name,
  issuer,
  clientId,
  clientSecret: Type.Optional(orNull(words(500, 'The secret the provider gave; kept encrypted.'))),
  scopes: Type.Optional(scopes),
})
export const UpdateSignInProviderRequest = ownShape('authentication.UpdateSignInProviderRequest', {
  providerId: guid('The provider.'),
  name: Type.Optional(name),
  clientId: Type.Optional(clientId),
  clientSecret: Type.Optional(orNull(words(500, 'Another secret; null forgets it.'))),
  scopes: Type.Optional(scopes),
  enabled: Type.Optional(Type.Boolean({ description: 'Whether people can sign in with it.' })),
})
export const SignInProviderResponse = ownShape('authentication.SignInProviderResponse', {
  provider: embed(SignInProvider),
})

export const StartProviderSignInRequest = ownShape('authentication.StartProviderSignInRequest', {
  providerId: guid('The provider.'),
  next: Type.Optional(next),
})
export const StartProviderSignInResponse = ownShape('authentication.StartProviderSignInResponse', {
  url: words(8000, 'Where the browser goes.'),
})
export const FinishProviderSignInRequest = ownShape('authentication.FinishProviderSignInRequest', {
  query: words(8000, 'What stands in the address the browser came back to, from its `?` on.'),
})
export const FinishProviderSignInResponse = ownShape('authentication.FinishProviderSignInResponse', {
  signIn: embed(StateMachineResponse),
  next,
})
