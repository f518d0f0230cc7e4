import type { authentication, Infer, loginEmail, OutputOf, signInMethods, signOnPolicy } from '@kalends/contract'
import type { Member } from '../members/index.ts'
import { maskedEmail, maskedPhone } from './rules/challenge.ts'
import { mustVerifyEmail } from './rules/sign-in-step.ts'
import type { Credentials } from './store/credentials.ts'
import type { FactorRow } from './store/factors.ts'
import type { PasskeyRow } from './store/passkeys.ts'
import type { SignOnPolicyRow } from './store/policies.ts'
import type { Provider } from './store/providers.ts'

type Identity = Infer<typeof authentication.Identity>
type Factors = { factors: readonly FactorRow[]; passkeys: readonly PasskeyRow[] }
type IdentityProfile = Infer<typeof authentication.IdentityProfile>

/** API shape of a member's identity. Source: facts/identity/authentication.json, Identity. */
export function identityView(member: Member, credentials: Credentials | undefined, shown: Factors): Identity {
  return {
    id: member.id,
    revision: String(credentials?.revision ?? 1),
    createdDate: member.created_at,
    updatedDate: latest(member.updated_at, credentials?.updatedDate),
    connections: [],
    identityProfile: profileView(member),
    metadata: {},
    email: { address: member.login_email, isVerified: member.login_email_verified_at !== null },
    status: { name: mustVerifyEmail(member) ? 'PENDING' : statusNames[member.status], reasons: statusReasons(member) },
    factors: factorsView(shown),
  }
}

// The API limits the list.
const maxFactors = 10

function factorsView({ factors, passkeys }: Factors): authentication.Factor[] {
  return [
    ...factors.map(({ id, type, isActive }) => ({
      factorId: id,
      type,
      status: isActive ? ('ACTIVE' as const) : ('INACTIVE' as const),
    })),
    ...passkeys.map(({ id }) => ({ factorId: id, type: 'WEBAUTHN' as const, status: 'ACTIVE' as const })),
  ].slice(0, maxFactors)
}

const statusNames = { PENDING: 'PENDING', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE' } as const

function statusReasons({ status, awaits_verification, awaits_approval }: Member): authentication.V1Reason[] {
  const isPending = status === 'PENDING'
  return [
    ...(mustVerifyEmail({ status, awaits_verification }) ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
    ...(isPending && awaits_approval ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ]
}

/** The profile as sent; absent lists are empty. */
function profileView({ identity_profile, nickname, slug, privacy }: Member): IdentityProfile {
  const profile = (identity_profile ?? {}) as IdentityProfile
  return {
    ...profile,
    ...(nickname === null ? {} : { nickname }),
    slug,
    privacyStatus: privacy,
    emails: profile.emails ?? [],
    phones: profile.phones ?? [],
    labels: profile.labels ?? [],
    customFields: (profile.customFields ?? []).map(({ name, value }) => ({ name: name ?? '', value: value ?? null })),
    secondaryEmails: (profile.secondaryEmails ?? []).map(({ email, tag }) => ({
      email: email ?? '',
      tag: tag ?? 'UNTAGGED',
    })),
    phonesV2: (profile.phonesV2 ?? []).map((phone) => ({
      ...phone,
      phone: phone.phone ?? '',
      tag: phone.tag ?? 'UNTAGGED',
    })),
    addresses: (profile.addresses ?? []).map(({ address, tag }) => ({
      address: address ?? null,
      tag: tag ?? 'UNTAGGED',
    })),
  }
}

function latest(one: string, other: string | undefined): string {
  return other !== undefined && Date.parse(other) > Date.parse(one) ? other : one
}

/** Entity name in policy events. Source: facts/identity/sign-on-policy.json, events. */
export const policyFqdn = 'wix.iam.signon.v1.sign_on_policy'

/** API shape of the policy. */
export function signOnPolicyView(row: Omit<SignOnPolicyRow, 'eventSequence'>): Infer<typeof signOnPolicy.SignOnPolicy> {
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
    requireOwnerApproval: row.requireOwnerApproval,
    requireEmailVerification: row.requireEmailVerification,
    hidesUnknownEmails: row.hidesUnknownEmails,
    minimumPasswordLength: row.minimumPasswordLength,
  }
}

/** API shape of a provider, without its secret. */
export function providerView(provider: Provider): Infer<typeof signInMethods.SignInProvider> {
  const { id, name, issuer, clientId, clientSecret, scopes, isEnabled } = provider
  return { id, name, issuer, clientId, hasSecret: clientSecret !== null, scopes, enabled: isEnabled }
}

/** API shape of a factor. */
export function factorView(
  { id, type, phone, isActive, createdDate, lastUsedDate }: FactorRow,
  email: string,
): OutputOf<'listFactors'>['factors'][number] {
  const hint = type === 'EMAIL' ? maskedEmail(email) : phone === null ? '' : maskedPhone(phone)
  return { id, type, hint, isActive, createdDate, lastUsedDate }
}

/** API shape of a passkey. */
export function passkeyView(row: PasskeyRow): OutputOf<'registerPasskey'>['passkey'] {
  const { id, name, host, isSynced, createdDate, lastUsedDate } = row
  return { id, name, host, isSynced, createdDate, lastUsedDate }
}

const contactStatuses = {
  PENDING: 'APPLICANT',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
} as const

/** Shows a member whose sign-in address was changed. */
export function changedMemberView(member: Member): Infer<typeof loginEmail.ChangeLoginEmailResponse>['member'] {
  return {
    id: member.id,
    loginEmail: member.login_email,
    emailVerified: member.login_email_verified_at !== null,
    status: contactStatuses[member.status],
    slug: member.slug,
    nickname: member.nickname,
    contactId: member.contact?.id ?? null,
  }
}
