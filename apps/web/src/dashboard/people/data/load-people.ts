import type { Infer, resources, users } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRole, type RoleName } from '../rights.ts'

export type WirePerson = Infer<typeof users.Person>
export type WireInvitation = Infer<typeof users.Invitation>
export type StaffName = Pick<Infer<typeof resources.PublicStaffMember>, 'id' | 'resourceId' | 'name'>

/** What the URL has open: the invitation form, or a person. */
export type PeopleQuery = {
  isInviting: boolean
  personId: string | null
  isConfirming: 'remove' | 'factor' | 'role' | null
  /** The role to confirm. */
  role: RoleName | null
}

const steps = ['remove', 'factor', 'role'] as const

export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const personId = search.get('person')
  const requested = search.get('confirm')
  const role = search.get('role') ?? ''
  return {
    isInviting: search.get('invite') !== null,
    personId,
    isConfirming: steps.find((step) => step === requested && (step !== 'role' || isRole(role))) ?? null,
    role: isRole(role) ? role : null,
  }
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
