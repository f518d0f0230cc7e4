export { signInCodes } from '@kalends/contract/sign-in-codes'
export {
  type Auth,
  apiKeyAuth,
  type Fetch,
  headerAuth,
  memoryStore,
  noAuth,
  type TokenStore,
  type Tokens,
  visitorAuth,
} from './auth.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts'
export { type Failure, KalendsError } from './error.ts'
