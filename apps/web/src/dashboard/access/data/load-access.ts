import type { captcha, Infer, identity, signInMethods } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../../staff-context.ts'

export type WireClient = Infer<typeof identity.OauthClient>
export type WireKey = Infer<typeof identity.ApiKey>
export type WireProvider = Infer<typeof signInMethods.SignInProvider>
export type WireCaptcha = Infer<typeof captcha.CaptchaSettings>

/** Rules for customers who sign up. */
export type Policy = {
  requireEmailVerification: boolean
  requireOwnerApproval: boolean
  hidesUnknownEmails: boolean
  minimumPasswordLength: number | null
}

/** Which members are visible to others. */
export const privacies = ['NONE', 'OPT_IN', 'OPT_OUT'] as const

/** Both privacy settings of the API in the page's form, with the revisions they were read at. */
export type Privacy = {
  members: (typeof privacies)[number]
  visible: 'MEMBERS' | 'ALL'
  defaultRevision: string
  revision: string
}

/** Tabs of the page; only owners see more than the first. */
export const accessParts = ['signUp', 'providers', 'clients', 'keys'] as const
export type AccessPart = (typeof accessParts)[number]

/** What the URL asks for: a tab, and in it a new or an existing entry. */
export type AccessQuery = { part: AccessPart; isNew: boolean; open: string | null; isConfirming: boolean }

export function readAccessQuery(
  search: URLSearchParams,
  { permissions }: Pick<StaffSession, 'permissions'>,
): AccessQuery {
  const requested = accessParts.find((part) => part === search.get('part')) ?? 'signUp'
  const part = permissions.includes('MANAGE_USERS') ? requested : 'signUp'
  return { part, isNew: search.has('new'), open: search.get('open'), isConfirming: search.has('confirm') }
}

/** Loads the data of the requested tab. */
export async function loadAccess(client: Client, { part }: AccessQuery, { role }: Pick<StaffSession, 'role'>) {
  const [policy, captcha, privacy, staffPolicy, providers, clients, keys] = await Promise.all([
    part === 'signUp' ? loadPolicy(client) : undefined,
    part === 'signUp' ? client.captcha.getCaptchaSettings({}) : undefined,
    part === 'signUp' ? loadPrivacy(client) : undefined,
    part === 'signUp' && role === 'owner' ? client.users.getStaffPolicy() : undefined,
    part === 'providers' ? client.authentication.listSignInProviders({}) : undefined,
    part === 'clients' ? client.identity.listOauthClients() : undefined,
    part === 'keys' ? client.identity.listApiKeys() : undefined,
  ])
  return {
    policy,
    captcha: captcha?.settings,
    privacy,
    staffPolicy: staffPolicy?.staffPolicy,
    providers: providers?.providers ?? [],
    returnUrl: providers?.returnUrl ?? '',
    clients: clients?.clients ?? [],
    keys: keys?.apiKeys ?? [],
  }
}

async function loadPrivacy(client: Client): Promise<Privacy> {
  const [{ defaultPrivacy }, { memberPrivacySettings }] = await Promise.all([
    client.members.getDefaultPrivacyStatus({}),
    client.members.getMemberPrivacySettings({}),
  ])
  const isOpen = memberPrivacySettings?.publicMemberCandidates === 'ANYONE'
  return {
    members: defaultPrivacy?.defaultPrivacy === 'PUBLIC' ? 'OPT_OUT' : isOpen ? 'OPT_IN' : 'NONE',
    visible: memberPrivacySettings?.publicMemberVisibility === 'VISIBLE_TO_ALL' ? 'ALL' : 'MEMBERS',
    defaultRevision: defaultPrivacy?.revision ?? '',
    revision: memberPrivacySettings?.revision ?? '',
  }
}

async function loadPolicy(client: Client): Promise<Policy> {
  const { signOnPolicy: policy } = await client.authentication.getSignOnPolicy({})
  return {
    requireEmailVerification: policy?.requireEmailVerification === true,
    requireOwnerApproval: policy?.requireOwnerApproval === true,
    hidesUnknownEmails: policy?.hidesUnknownEmails === true,
    minimumPasswordLength: policy?.minimumPasswordLength ?? null,
  }
}
