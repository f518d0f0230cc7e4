import type { Infer, identity, signOnPolicy } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../../desk.ts'

export type WireClient = Infer<typeof identity.SignInClient>
export type WireKey = Infer<typeof identity.ApiKey>
export type Policy = Infer<typeof signOnPolicy.SignOnPolicy>

/** Parts of the page; only owners see the last two. */
export const accessParts = ['signUp', 'clients', 'keys'] as const
export type AccessPart = (typeof accessParts)[number]

/** What an address asks for: a part, and in it something new or one that is there. */
export type AccessWish = { part: AccessPart; isNew: boolean; open: string | null; asks: boolean }

export function accessWish(search: URLSearchParams, { permissions }: Pick<StaffSession, 'permissions'>): AccessWish {
  const asked = accessParts.find((part) => part === search.get('part')) ?? 'signUp'
  const part = permissions.includes('MANAGE_USERS') ? asked : 'signUp'
  return { part, isNew: search.has('new'), open: search.get('open'), asks: search.has('ask') }
}

/** What the part shows that was asked for. */
export async function loadAccess(client: Client, { part }: AccessWish) {
  const [policy, clients, keys] = await Promise.all([
    part === 'signUp' ? client.authentication.getSignOnPolicy({}) : undefined,
    part === 'clients' ? client.identity.listSignInClients() : undefined,
    part === 'keys' ? client.identity.listApiKeys() : undefined,
  ])
  return {
    policy: policy?.signOnPolicy ?? {},
    clients: clients?.clients ?? [],
    keys: keys?.apiKeys ?? [],
  }
}
