import type { Infer, resources, users } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type WirePerson = Infer<typeof users.Person>
export type WireInvitation = Infer<typeof users.Invitation>
export type StaffName = Pick<Infer<typeof resources.PublicStaffMember>, 'id' | 'resourceId' | 'name'>

/** What the URL has open: the invitation form, or a person. */
export type PeopleQuery = { isInviting: boolean; personId: string | null; isConfirming: 'remove' | 'factor' | null }

export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const personId = search.get('person')
  const requested = search.get('confirm')
  return {
    isInviting: search.get('invite') !== null,
    personId,
    isConfirming: requested === 'remove' || requested === 'factor' ? requested : null,
  }
}

/** What a person made that acts without them. */
export type Made = { id: string; name: string; kind: 'key' | 'webhook' }

/** Lists the API keys and webhooks that a person made. */
export async function loadMade(client: Client, userId: string): Promise<Made[]> {
  const [{ apiKeys }, { webhooks }] = await Promise.all([client.identity.listApiKeys(), client.webhooks.listWebhooks()])
  const made = (kind: Made['kind'], all: { id: string; name: string; createdByUserId: string | null }[]) =>
    all.filter(({ createdByUserId }) => createdByUserId === userId).map(({ id, name }) => ({ id, name, kind }))
  return [...made('key', apiKeys), ...made('webhook', webhooks)]
}

/** Loads the team, pending invitations, and the staff members people can be linked to. */
export async function loadPeople(client: Client) {
  const [{ people, invitations }, { staffMembers }] = await Promise.all([
    client.users.listPeople(),
    client.resources.listStaff(),
  ])
  const staff: StaffName[] = staffMembers.map(({ id, resourceId, name }) => ({ id, resourceId, name }))
  return { people, invitations, staff }
}
