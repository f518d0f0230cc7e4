// Made by scripts/make-shapes.ts from facts/identity/authentication.json. Do not edit.
import {
  decimalNumber,
  enumeration,
  flag,
  freeObject,
  list,
  mapOf,
  marked,
  message,
  one,
  text,
  timestamp,
} from '../fields.ts'
import type { Shape } from '../shape.ts'

export type AddressTag = 'UNTAGGED' | 'HOME' | 'WORK' | 'BILLING' | 'SHIPPING'
export const AddressTag = enumeration<AddressTag>('authentication.AddressTag', [
  'UNTAGGED',
  'HOME',
  'WORK',
  'BILLING',
  'SHIPPING',
])

export type DeliveryMethod = 'SMS' | 'WHATSAPP'
export const DeliveryMethod = enumeration<DeliveryMethod>('authentication.DeliveryMethod', ['SMS', 'WHATSAPP'])

export type EmailTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'WORK'
export const EmailTag = enumeration<EmailTag>('authentication.EmailTag', ['UNTAGGED', 'MAIN', 'HOME', 'WORK'])

export type FactorStatus =
  | 'ENABLED'
  | 'REQUIRE_ACTIVATION'
  | 'REQUIRE_REENROLL'
  | 'ENABLED_BY_RULE'
  | 'DISABLED_BY_RULE'
export const FactorStatus = enumeration<FactorStatus>('authentication.FactorStatus', [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
])

export type FactorType = 'PASSWORD' | 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH' | 'WEBAUTHN' | 'RECOVERY_CODE'
export const FactorType = enumeration<FactorType>('authentication.FactorType', [
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
])

export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'
export const MfaReason = enumeration<MfaReason>('authentication.MfaReason', ['USER_SETTINGS', 'HIGH_RISK_LOGIN'])

export type PhoneTag = 'UNTAGGED' | 'MAIN' | 'HOME' | 'MOBILE' | 'WORK' | 'FAX'
export const PhoneTag = enumeration<PhoneTag>('authentication.PhoneTag', [
  'UNTAGGED',
  'MAIN',
  'HOME',
  'MOBILE',
  'WORK',
  'FAX',
])

export type PrivacyStatus = 'UNDEFINED' | 'PUBLIC' | 'PRIVATE'
export const PrivacyStatus = enumeration<PrivacyStatus>('authentication.PrivacyStatus', [
  'UNDEFINED',
  'PUBLIC',
  'PRIVATE',
])

export type StateType =
  | 'UNKNOWN_STATE'
  | 'SUCCESS'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'STATUS_CHECK'
  | 'REQUIRE_MFA'
  | 'MFA_CHALLENGE'
  | 'REQUIRE_FIRST_FACTOR'
  | 'REQUIRE_MISSING_FIELDS'
export const StateType = enumeration<StateType>('authentication.StateType', [
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'REQUIRE_MISSING_FIELDS',
])

export type Status = 'INACTIVE' | 'ACTIVE' | 'REQUIRE_REENROLL'
export const Status = enumeration<Status>('authentication.Status', ['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'])

export type StatusName = 'UNKNOWN_STATUS' | 'PENDING' | 'ACTIVE' | 'DELETED' | 'BLOCKED' | 'OFFLINE'
export const StatusName = enumeration<StatusName>('authentication.StatusName', [
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
])

export type V1Reason =
  | 'UNKNOWN_REASON'
  | 'PENDING_ADMIN_APPROVAL_REQUIRED'
  | 'PENDING_EMAIL_VERIFICATION_REQUIRED'
  | 'PENDING_REQUIRED_FIELDS_MISSING'
export const V1Reason = enumeration<V1Reason>('authentication.V1Reason', [
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
])

export interface Address {
  country?: string | null | undefined
  subdivision?: string | null | undefined
  city?: string | null | undefined
  postalCode?: string | null | undefined
  addressLine?: string | null | undefined
  addressLine2?: string | null | undefined
  formattedAddress?: string | null | undefined
  streetName?: string | null | undefined
  streetNumber?: string | null | undefined
}
export const Address: Shape<Address> = message<Address>('authentication.Address', {
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  subdivision: marked(text(), { description: 'State, canton or province.' }),
  city: marked(text(), { description: 'City.' }),
  postalCode: marked(text(), { description: 'Postal code.' }),
  addressLine: marked(text(), { description: 'Street and number on one line.' }),
  addressLine2: marked(text(), { description: 'What the street line does not hold: floor, building, door.' }),
  formattedAddress: marked(text(), { description: 'The address on one line.' }),
  streetName: marked(text({ maxLength: 1000 }), { description: 'Kept as written and given back.' }),
  streetNumber: marked(text({ maxLength: 1000 }), { description: 'House number.' }),
})

export interface AddressWrapper {
  address?: Address | null | undefined
  tag?: AddressTag | null | undefined
}
export const AddressWrapper: Shape<AddressWrapper> = message<AddressWrapper>('authentication.AddressWrapper', {
  address: marked(one('authentication.Address'), { description: 'The address.' }),
  tag: marked(one('authentication.AddressTag'), { present: true, description: 'Kept as written and given back.' }),
})

export interface AuthenticatorConnection {
  authenticatorConnectionId?: string | null | undefined
  reEnrollmentRequired?: boolean | null | undefined
}
export const AuthenticatorConnection: Shape<AuthenticatorConnection> = message<AuthenticatorConnection>(
  'authentication.AuthenticatorConnection',
  {
    authenticatorConnectionId: marked(text({ format: 'guid' }), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    reEnrollmentRequired: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
  },
)

export interface CallVerifyData {
  code?: string | null | undefined
}
export const CallVerifyData: Shape<CallVerifyData> = message<CallVerifyData>('authentication.CallVerifyData', {
  code: marked(text({ minLength: 1, maxLength: 100 }), { description: 'The code that was said.' }),
})

export interface CaptchaToken {
  Recaptcha?: string | null | undefined
  InvisibleRecaptcha?: string | null | undefined
  NoCaptcha?: string | null | undefined
  recaptchaForClientSiteKey?: RecaptchaForClientSiteKey | null | undefined
}
export const CaptchaToken: Shape<CaptchaToken> = message<CaptchaToken>('authentication.CaptchaToken', {
  Recaptcha: marked(text({ maxLength: 5000 }), { description: 'Kept as written and given back.' }),
  InvisibleRecaptcha: marked(text({ maxLength: 5000 }), { description: 'Kept as written and given back.' }),
  NoCaptcha: marked(text({ maxLength: 5000 }), { description: 'Kept as written and given back.' }),
  recaptchaForClientSiteKey: marked(one('authentication.RecaptchaForClientSiteKey'), {
    description: 'Kept as written and given back.',
  }),
})

export interface ChangePasswordRequest {
  newPassword: string
  currentPassword?: string | null | undefined
}
export const ChangePasswordRequest: Shape<ChangePasswordRequest> = message<ChangePasswordRequest>(
  'authentication.ChangePasswordRequest',
  {
    newPassword: marked(text(), { description: 'The password from now on.' }),
    currentPassword: marked(text({ maxLength: 100 }), {
      description: 'The password until now; left out where the account has none and signed in a moment ago.',
    }),
  },
  { required: ['newPassword'] },
)

export type ChangePasswordResponse = Record<string, never>
export const ChangePasswordResponse: Shape<ChangePasswordResponse> = message<ChangePasswordResponse>(
  'authentication.ChangePasswordResponse',
  {},
)

export interface Connection {
  idpConnection?: IdpConnection | null | undefined
  authenticatorConnection?: AuthenticatorConnection | null | undefined
}
export const Connection: Shape<Connection> = message<Connection>('authentication.Connection', {
  idpConnection: marked(one('authentication.IdpConnection'), { description: 'Kept as written and given back.' }),
  authenticatorConnection: marked(one('authentication.AuthenticatorConnection'), {
    description: 'Kept as written and given back.',
  }),
})

export interface CustomField {
  name?: string | null | undefined
  value?: V1CustomValue | null | undefined
}
export const CustomField: Shape<CustomField> = message<CustomField>('authentication.CustomField', {
  name: marked(text(), { present: true, description: 'Name.' }),
  value: marked(one('authentication.V1CustomValue'), { description: 'The value.' }),
})

export interface CustomValue {
  strValue?: string | null | undefined
  numValue?: number | null | undefined
  dateValue?: string | null | undefined
  listValue?: ListValue | null | undefined
  mapValue?: MapValue | null | undefined
}
export const CustomValue: Shape<CustomValue> = message<CustomValue>('authentication.CustomValue', {
  strValue: marked(text(), { description: 'Kept as written and given back.' }),
  numValue: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  dateValue: marked(timestamp(), { description: 'Kept as written and given back.' }),
  listValue: marked(one('authentication.ListValue'), { description: 'Kept as written and given back.' }),
  mapValue: marked(one('authentication.MapValue'), { description: 'Kept as written and given back.' }),
})

export interface Email {
  address?: string | null | undefined
  isVerified?: boolean | null | undefined
}
export const Email: Shape<Email> = message<Email>('authentication.Email', {
  address: marked(text({ format: 'email' }), { present: true, description: 'The address.' }),
  isVerified: marked(flag(), {
    present: true,
    description: 'Whether a code or link that was mailed there has come back.',
  }),
})

export interface ExternalEmailVerifyData {
  code?: string | null | undefined
}
export const ExternalEmailVerifyData: Shape<ExternalEmailVerifyData> = message<ExternalEmailVerifyData>(
  'authentication.ExternalEmailVerifyData',
  {
    code: marked(text({ minLength: 1, maxLength: 100 }), { description: 'The code that was mailed.' }),
  },
)

export interface Factor {
  factorId?: string | null | undefined
  type?: FactorType | null | undefined
  status?: Status | null | undefined
}
export const Factor: Shape<Factor> = message<Factor>('authentication.Factor', {
  factorId: marked(text({ format: 'guid' }), { present: true, description: 'The factor.' }),
  type: marked(one('authentication.FactorType'), { present: true, description: 'The kind.' }),
  status: marked(one('authentication.Status'), { present: true, description: 'The state.' }),
})

export interface Identity {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  connections?: Connection[] | null | undefined
  identityProfile?: IdentityProfile | null | undefined
  metadata?: Metadata | null | undefined
  email?: Email | null | undefined
  status?: StatusV2 | null | undefined
  customAttributes?: Record<string, unknown> | null | undefined
  factors?: Factor[] | null | undefined
}
export const Identity: Shape<Identity> = message<Identity>('authentication.Identity', {
  id: marked(text({ format: 'guid' }), { description: 'The identity; also the member’s id.' }),
  revision: marked(text(), {
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  connections: marked(list(one('authentication.Connection')), {
    present: true,
    description: 'Other ways in; none are shown.',
  }),
  identityProfile: marked(one('authentication.IdentityProfile'), {
    description: 'What the person told about themselves.',
  }),
  metadata: marked(one('authentication.Metadata'), { description: 'Tags of the identity.' }),
  email: marked(one('authentication.Email'), { description: 'The login e-mail.' }),
  status: marked(one('authentication.StatusV2'), { description: 'The state.' }),
  customAttributes: marked(freeObject(), { description: 'Kept as written and given back.' }),
  factors: marked(list(one('authentication.Factor'), { maxSize: 10 }), {
    readonly: true,
    present: true,
    description: 'The second factors of the account.',
  }),
})

export interface IdentityProfile {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  nickname?: string | null | undefined
  picture?: string | null | undefined
  emails?: string[] | null | undefined
  phones?: string[] | null | undefined
  labels?: string[] | null | undefined
  language?: string | null | undefined
  privacyStatus?: PrivacyStatus | null | undefined
  customFields?: CustomField[] | null | undefined
  secondaryEmails?: SecondaryEmail[] | null | undefined
  phonesV2?: Phone[] | null | undefined
  addresses?: AddressWrapper[] | null | undefined
  company?: string | null | undefined
  position?: string | null | undefined
  birthdate?: string | null | undefined
  slug?: string | null | undefined
  subscription?: boolean | null | undefined
  vatId?: string | null | undefined
}
export const IdentityProfile: Shape<IdentityProfile> = message<IdentityProfile>('authentication.IdentityProfile', {
  firstName: marked(text(), { description: 'Given name.' }),
  lastName: marked(text(), { description: 'Family name.' }),
  nickname: marked(text(), { description: 'The name others see.' }),
  picture: marked(text(), { description: 'Address of their picture.' }),
  emails: marked(list(text()), { deprecated: true, present: true, description: 'Kept as written and given back.' }),
  phones: marked(list(text()), { deprecated: true, present: true, description: 'Kept as written and given back.' }),
  labels: marked(list(text(), { maxSize: 2000 }), { present: true, description: 'Kept as written and given back.' }),
  language: marked(text({ format: 'language' }), { description: 'The language they read.' }),
  privacyStatus: marked(one('authentication.PrivacyStatus'), {
    present: true,
    description: 'Whether others may see their profile, where the business allows it.',
  }),
  customFields: marked(list(one('authentication.CustomField')), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  secondaryEmails: marked(list(one('authentication.SecondaryEmail')), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  phonesV2: marked(list(one('authentication.Phone')), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  addresses: marked(list(one('authentication.AddressWrapper')), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  company: marked(text({ maxLength: 1000 }), { description: 'Kept as written and given back.' }),
  position: marked(text({ maxLength: 1000 }), { description: 'What they are at their company.' }),
  birthdate: marked(text({ format: 'local-date' }), { description: 'Kept as written and given back.' }),
  slug: marked(text({ maxLength: 255 }), {
    description: 'Name of their page; made from the nickname where it is taken.',
  }),
  subscription: marked(flag(), { description: 'Whether they want news by mail.' }),
  vatId: marked(text({ maxLength: 1000 }), { description: 'Kept as written and given back.' }),
})

export interface IdpConnection {
  idpConnectionId?: string | null | undefined
  idpUserId?: string | null | undefined
}
export const IdpConnection: Shape<IdpConnection> = message<IdpConnection>('authentication.IdpConnection', {
  idpConnectionId: marked(text({ format: 'guid' }), { present: true, description: 'Kept as written and given back.' }),
  idpUserId: marked(text(), { present: true, description: 'Kept as written and given back.' }),
})

export interface ListValue {
  value?: CustomValue[] | null | undefined
}
export const ListValue: Shape<ListValue> = message<ListValue>('authentication.ListValue', {
  value: marked(list(one('authentication.CustomValue')), { description: 'The value.' }),
})

export interface LoginId {
  email?: string | null | undefined
}
export const LoginId: Shape<LoginId> = message<LoginId>('authentication.LoginId', {
  email: marked(text({ format: 'email' }), { description: 'The e-mail to sign in with.' }),
})

export interface LoginV2Request {
  loginId: LoginId
  password?: string | null | undefined
  captchaTokens?: CaptchaToken[] | null | undefined
  clientMetaData?: Record<string, unknown> | null | undefined
  webauthn?: WebAuthnVerifyData | null | undefined
  emailOtp?: ExternalEmailVerifyData | null | undefined
  stateToken?: string | null | undefined
}
export const LoginV2Request: Shape<LoginV2Request> = message<LoginV2Request>(
  'authentication.LoginV2Request',
  {
    loginId: marked(one('authentication.LoginId'), { description: 'What the member signs in with.' }),
    password: marked(text(), { description: 'The password.' }),
    captchaTokens: marked(list(one('authentication.CaptchaToken')), {
      description: 'Solved captchas, where the business asks for one; one that holds is enough.',
    }),
    clientMetaData: marked(freeObject(), {
      description: 'Up to 4 kB of the client’s own, kept with the sign-in and never answered.',
    }),
    webauthn: marked(one('authentication.WebAuthnVerifyData'), { description: 'A passkey.' }),
    emailOtp: marked(one('authentication.ExternalEmailVerifyData'), { description: 'Kept as written and given back.' }),
    stateToken: marked(text({ maxLength: 1000 }), {
      description: 'Carries the sign-in on while it is not done; thirty minutes.',
    }),
  },
  { required: ['loginId'] },
)

export interface MapValue {
  value?: Record<string, CustomValue> | null | undefined
}
export const MapValue: Shape<MapValue> = message<MapValue>('authentication.MapValue', {
  value: marked(mapOf(one('authentication.CustomValue')), { description: 'The value.' }),
})

export interface Metadata {
  tags?: string[] | null | undefined
}
export const Metadata: Shape<Metadata> = message<Metadata>('authentication.Metadata', {
  tags: marked(list(text()), { readonly: true, description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface MfaChallengeData {
  factorType?: FactorType | null | undefined
  verificationChallengeData?: VerificationChallenge | null | undefined
  availableFactors?: V1Factor[] | null | undefined
  reason?: MfaReason | null | undefined
}
export const MfaChallengeData: Shape<MfaChallengeData> = message<MfaChallengeData>('authentication.MfaChallengeData', {
  factorType: marked(one('authentication.FactorType'), { description: 'Which factor is shown.' }),
  verificationChallengeData: marked(one('authentication.VerificationChallenge'), {
    description: 'What the challenge consists of.',
  }),
  availableFactors: marked(list(one('authentication.V1Factor'), { maxSize: 100 }), {
    description: 'The factors the member may go on with.',
  }),
  reason: marked(one('authentication.MfaReason'), { description: 'Kept as written and given back.' }),
})

export interface PasswordVerifyData {
  password?: string | null | undefined
}
export const PasswordVerifyData: Shape<PasswordVerifyData> = message<PasswordVerifyData>(
  'authentication.PasswordVerifyData',
  {
    password: marked(text({ minLength: 1, maxLength: 100 }), { description: 'The password.' }),
  },
)

export interface Phone {
  countryCode?: string | null | undefined
  phone?: string | null | undefined
  tag?: PhoneTag | null | undefined
}
export const Phone: Shape<Phone> = message<Phone>('authentication.Phone', {
  countryCode: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
  phone: marked(text({ format: 'phone' }), { present: true, description: 'Telephone number.' }),
  tag: marked(one('authentication.PhoneTag'), { present: true, description: 'Kept as written and given back.' }),
})

export interface PushChallengeData {
  transactionId?: string | null | undefined
}
export const PushChallengeData: Shape<PushChallengeData> = message<PushChallengeData>(
  'authentication.PushChallengeData',
  {
    transactionId: marked(text({ maxLength: 36 }), { description: 'The request on the other device.' }),
  },
)

export interface PushVerifyData {
  transactionId?: string | null | undefined
}
export const PushVerifyData: Shape<PushVerifyData> = message<PushVerifyData>('authentication.PushVerifyData', {
  transactionId: marked(text({ maxLength: 36 }), { description: 'The request on the other device.' }),
})

export interface RecaptchaForClientSiteKey {
  token?: string | null | undefined
  siteKeyId?: string | null | undefined
}
export const RecaptchaForClientSiteKey: Shape<RecaptchaForClientSiteKey> = message<RecaptchaForClientSiteKey>(
  'authentication.RecaptchaForClientSiteKey',
  {
    token: marked(text({ maxLength: 5000 }), { description: 'The signed token.' }),
    siteKeyId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  },
)

export interface RecoveryCodeVerifyData {
  code?: string | null | undefined
}
export const RecoveryCodeVerifyData: Shape<RecoveryCodeVerifyData> = message<RecoveryCodeVerifyData>(
  'authentication.RecoveryCodeVerifyData',
  {
    code: marked(text({ minLength: 1, maxLength: 100 }), { description: 'One of the recovery codes; it works once.' }),
  },
)

export interface RegisterV2Request {
  loginId: LoginId
  password?: string | null | undefined
  profile?: IdentityProfile | null | undefined
  captchaTokens?: CaptchaToken[] | null | undefined
  clientMetaData?: Record<string, unknown> | null | undefined
}
export const RegisterV2Request: Shape<RegisterV2Request> = message<RegisterV2Request>(
  'authentication.RegisterV2Request',
  {
    loginId: marked(one('authentication.LoginId'), { description: 'What the member signs in with.' }),
    password: marked(text(), { description: 'The password.' }),
    profile: marked(one('authentication.IdentityProfile'), { description: 'Kept as written and given back.' }),
    captchaTokens: marked(list(one('authentication.CaptchaToken')), {
      description: 'Solved captchas, where the business asks for one; one that holds is enough.',
    }),
    clientMetaData: marked(freeObject(), {
      description: 'Up to 4 kB of the client’s own, kept with the sign-in and never answered.',
    }),
  },
  { required: ['loginId'] },
)

export interface RequireMfaData {
  availableFactors?: V1Factor[] | null | undefined
  reason?: MfaReason | null | undefined
}
export const RequireMfaData: Shape<RequireMfaData> = message<RequireMfaData>('authentication.RequireMfaData', {
  availableFactors: marked(list(one('authentication.V1Factor'), { maxSize: 100 }), {
    description: 'The factors the member may go on with.',
  }),
  reason: marked(one('authentication.MfaReason'), { description: 'Kept as written and given back.' }),
})

export interface SecondaryEmail {
  email?: string | null | undefined
  tag?: EmailTag | null | undefined
}
export const SecondaryEmail: Shape<SecondaryEmail> = message<SecondaryEmail>('authentication.SecondaryEmail', {
  email: marked(text({ format: 'email' }), { present: true, description: 'The address.' }),
  tag: marked(one('authentication.EmailTag'), { present: true, description: 'Kept as written and given back.' }),
})

export interface SignOnRequest {
  loginId: LoginId
  profile?: IdentityProfile | null | undefined
  verifyEmail?: boolean | null | undefined
  mergeExistingContact?: boolean | null | undefined
}
export const SignOnRequest: Shape<SignOnRequest> = message<SignOnRequest>(
  'authentication.SignOnRequest',
  {
    loginId: marked(one('authentication.LoginId'), { description: 'What the member signs in with.' }),
    profile: marked(one('authentication.IdentityProfile'), { description: 'Kept as written and given back.' }),
    verifyEmail: marked(flag(), { description: 'Whether the e-mail counts as verified.' }),
    mergeExistingContact: marked(flag(), {
      description: 'Whether the customer of this e-mail becomes the member; a new one is made otherwise.',
    }),
  },
  { required: ['loginId'] },
)

export interface SignOnResponse {
  sessionToken?: string | null | undefined
  identity?: Identity | null | undefined
}
export const SignOnResponse: Shape<SignOnResponse> = message<SignOnResponse>('authentication.SignOnResponse', {
  sessionToken: marked(text(), {
    present: true,
    description: 'Once, within ten minutes, good for a code of the authorization endpoint.',
  }),
  identity: marked(one('authentication.Identity'), { description: 'The account.' }),
})

export interface SmsVerifyData {
  code?: string | null | undefined
  deliveryMethod?: DeliveryMethod | null | undefined
  templateId?: string | null | undefined
}
export const SmsVerifyData: Shape<SmsVerifyData> = message<SmsVerifyData>('authentication.SmsVerifyData', {
  code: marked(text({ minLength: 1, maxLength: 100 }), { description: 'The code that was sent.' }),
  deliveryMethod: marked(one('authentication.DeliveryMethod'), { description: 'Accepted and not used here.' }),
  templateId: marked(text({ minLength: 1, maxLength: 100 }), { description: 'Accepted and not used here.' }),
})

export interface StateMachineResponse {
  requireMfaData?: RequireMfaData | null | undefined
  mfaChallengeData?: MfaChallengeData | null | undefined
  state?: StateType | null | undefined
  sessionToken?: string | null | undefined
  stateToken?: string | null | undefined
  identity?: Identity | null | undefined
  additionalData?: Record<string, CustomValue> | null | undefined
}
export const StateMachineResponse: Shape<StateMachineResponse> = message<StateMachineResponse>(
  'authentication.StateMachineResponse',
  {
    requireMfaData: marked(one('authentication.RequireMfaData'), { description: 'The factors to choose from.' }),
    mfaChallengeData: marked(one('authentication.MfaChallengeData'), { description: 'The challenge to answer.' }),
    state: marked(one('authentication.StateType'), { present: true, description: 'How far the sign-in got.' }),
    sessionToken: marked(text(), {
      description: 'Once, within ten minutes, good for a code of the authorization endpoint.',
    }),
    stateToken: marked(text(), { description: 'Carries the sign-in on while it is not done; thirty minutes.' }),
    identity: marked(one('authentication.Identity'), { description: 'The account.' }),
    additionalData: marked(mapOf(one('authentication.CustomValue')), {
      description: 'What the state asks for, by name: `mfaChallenge` names the factors that may follow.',
    }),
  },
)

export interface StatusV2 {
  name?: StatusName | null | undefined
  reasons?: V1Reason[] | null | undefined
}
export const StatusV2: Shape<StatusV2> = message<StatusV2>('authentication.StatusV2', {
  name: marked(one('authentication.StatusName'), { present: true, description: 'Name.' }),
  reasons: marked(list(one('authentication.V1Reason')), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface TotpVerifyData {
  code?: string | null | undefined
}
export const TotpVerifyData: Shape<TotpVerifyData> = message<TotpVerifyData>('authentication.TotpVerifyData', {
  code: marked(text({ minLength: 1, maxLength: 100 }), { description: 'The code the authenticator app shows.' }),
})

export interface V1CustomValue {
  strValue?: string | null | undefined
  numValue?: number | null | undefined
  dateValue?: string | null | undefined
  listValue?: V1ListValue | null | undefined
  mapValue?: V1MapValue | null | undefined
  boolValue?: boolean | null | undefined
}
export const V1CustomValue: Shape<V1CustomValue> = message<V1CustomValue>('authentication.V1CustomValue', {
  strValue: marked(text(), { description: 'Kept as written and given back.' }),
  numValue: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  dateValue: marked(timestamp(), { description: 'Kept as written and given back.' }),
  listValue: marked(one('authentication.V1ListValue'), { description: 'Kept as written and given back.' }),
  mapValue: marked(one('authentication.V1MapValue'), { description: 'Kept as written and given back.' }),
  boolValue: marked(flag(), { description: 'Accepted and not used here.' }),
})

export interface V1Factor {
  factorType?: FactorType | null | undefined
  factorStatus?: FactorStatus | null | undefined
}
export const V1Factor: Shape<V1Factor> = message<V1Factor>('authentication.V1Factor', {
  factorType: marked(one('authentication.FactorType'), { description: 'Which factor is shown.' }),
  factorStatus: marked(one('authentication.FactorStatus'), { description: 'Whether the factor can be used.' }),
})

export interface V1ListValue {
  value?: V1CustomValue[] | null | undefined
}
export const V1ListValue: Shape<V1ListValue> = message<V1ListValue>('authentication.V1ListValue', {
  value: marked(list(one('authentication.V1CustomValue')), { description: 'The value.' }),
})

export interface V1MapValue {
  value?: Record<string, V1CustomValue> | null | undefined
}
export const V1MapValue: Shape<V1MapValue> = message<V1MapValue>('authentication.V1MapValue', {
  value: marked(mapOf(one('authentication.V1CustomValue')), { description: 'The value.' }),
})

export interface VerificationChallenge {
  pushData?: PushChallengeData | null | undefined
  webauthnData?: WebAuthnChallengeData | null | undefined
  hint?: string | null | undefined
}
export const VerificationChallenge: Shape<VerificationChallenge> = message<VerificationChallenge>(
  'authentication.VerificationChallenge',
  {
    pushData: marked(one('authentication.PushChallengeData'), { description: 'An approval on another device.' }),
    webauthnData: marked(one('authentication.WebAuthnChallengeData'), { description: 'A passkey.' }),
    hint: marked(text({ maxLength: 200 }), { description: 'Where the code went, mostly hidden.' }),
  },
)

export interface VerifyRequest {
  smsData?: SmsVerifyData | null | undefined
  callData?: CallVerifyData | null | undefined
  emailData?: ExternalEmailVerifyData | null | undefined
  totpData?: TotpVerifyData | null | undefined
  pushData?: PushVerifyData | null | undefined
  webauthnData?: WebAuthnVerifyData | null | undefined
  recoveryCodeData?: RecoveryCodeVerifyData | null | undefined
  passwordData?: PasswordVerifyData | null | undefined
  stateToken?: string | null | undefined
  factorType?: FactorType | null | undefined
  rememberThisDevice?: boolean | null | undefined
}
export const VerifyRequest: Shape<VerifyRequest> = message<VerifyRequest>('authentication.VerifyRequest', {
  smsData: marked(one('authentication.SmsVerifyData'), { description: 'The code that was sent to the telephone.' }),
  callData: marked(one('authentication.CallVerifyData'), { description: 'The code a voice said on the telephone.' }),
  emailData: marked(one('authentication.ExternalEmailVerifyData'), { description: 'The code that was mailed.' }),
  totpData: marked(one('authentication.TotpVerifyData'), { description: 'The code of an authenticator app.' }),
  pushData: marked(one('authentication.PushVerifyData'), { description: 'An approval on another device.' }),
  webauthnData: marked(one('authentication.WebAuthnVerifyData'), { description: 'A passkey.' }),
  recoveryCodeData: marked(one('authentication.RecoveryCodeVerifyData'), { description: 'One of the recovery codes.' }),
  passwordData: marked(one('authentication.PasswordVerifyData'), {
    description: 'A password is no second factor: refused.',
  }),
  stateToken: marked(text({ maxLength: 1000 }), {
    description: 'Carries the sign-in on while it is not done; thirty minutes.',
  }),
  factorType: marked(one('authentication.FactorType'), {
    description: 'The factor that is shown; it stands in the address.',
  }),
  rememberThisDevice: marked(flag(), {
    description: 'Whether this browser is asked for no second factor for thirty days.',
  }),
})

export interface WebAuthnChallengeData {
  challengeId?: string | null | undefined
  publicKeyCredentialRequestOptionsJson?: string | null | undefined
}
export const WebAuthnChallengeData: Shape<WebAuthnChallengeData> = message<WebAuthnChallengeData>(
  'authentication.WebAuthnChallengeData',
  {
    challengeId: marked(text({ format: 'guid' }), { description: 'The challenge the credential answers.' }),
    publicKeyCredentialRequestOptionsJson: marked(text({ maxLength: 40000 }), {
      description: 'What the browser is asked to sign, as JSON text.',
    }),
  },
)

export interface WebAuthnVerifyData {
  challengeId?: string | null | undefined
  credential?: string | null | undefined
}
export const WebAuthnVerifyData: Shape<WebAuthnVerifyData> = message<WebAuthnVerifyData>(
  'authentication.WebAuthnVerifyData',
  {
    challengeId: marked(text({ format: 'guid' }), { description: 'The challenge the credential answers.' }),
    credential: marked(text({ maxLength: 3000 }), { description: 'The passkey’s answer, as JSON text.' }),
  },
)
