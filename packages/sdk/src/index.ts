export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type InputOf,
  type Noun,
  type OutputOf,
} from './calls/client.ts'
export {
  type CursorResult,
  defaultPaging,
  type OffsetPage,
  type OffsetResult,
  type Page,
  queryCursorPages,
  queryPages,
} from './calls/pages.ts'
export type { Datable, Dated } from './calls/parse-dates.ts'
export type {
  Booking,
  BookingPolicy,
  Category,
  ExtendedBooking,
  Hold,
  Member,
  Order,
  Plan,
  Resource,
  Service,
  Slot,
  SlotAvailability,
  StaffMember,
  TimeSlot,
} from './entities.ts'
export type { FieldViolation } from './errors/field-violation.ts'
export { type Failure, KalendsError } from './errors/kalends-error.ts'
export { queryDefaults } from './fetching/query-defaults.ts'
export { createKalends, type DatedClient, type Kalends, type KalendsOptions } from './kalends.ts'
export { toInstant } from './local-time.ts'
export type { AuthorizationAnswer, AuthorizationOptions, OAuthData, ResponseMode } from './sign-in/authorization.ts'
export type { Challenge } from './sign-in/challenge.ts'
export {
  type CaptchaKeys,
  captchaStep,
  initialStep,
  type LoginErrorCode,
  type LoginFailure,
  type LoginState,
  type LoginStep,
  loginStates,
} from './sign-in/login-step.ts'
export type { Credentials, Profile, Registration, SignIn } from './sign-in/sign-in.ts'
export { signInCodes } from './sign-in/sign-in-codes.ts'
export type { Timestamp } from './timestamp.ts'
export { type Auth, apiKeyAuth, type Fetch, headerAuth, noAuth } from './tokens/auth.ts'
export {
  isExpired,
  isMember,
  noTokens,
  type TokenAnswer,
  type TokenPair,
  type TokenRole,
  tokenPair,
} from './tokens/token-pair.ts'
export { type CookieOptions, cookieStore, memoryStore, type TokenStore } from './tokens/token-store.ts'
export { type VisitorAuth, type VisitorAuthOptions, visitorAuth } from './tokens/visitor-auth.ts'
