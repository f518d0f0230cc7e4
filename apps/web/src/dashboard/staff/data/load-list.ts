import type { Client } from '@kalends/sdk'

export type StaffLine = {
  id: string
  name: string
  description: string
  color: string
  photoUrl: string | null
  services: number
  isProvider: boolean
  /** Has not accepted the invitation yet, or declined it. */
  approval: 'PENDING' | 'APPROVED' | 'DECLINED'
}
export type Gone = { id: string; name: string }

/** Lists all staff in order, and those in the trash. */
export async function loadList(client: Client): Promise<{ people: StaffLine[]; gone: Gone[] }> {
  const hidden = { filter: { serviceProvider: false }, cursorPaging: { limit: 100 } }
  const [{ staffMembers }, { staffMembers: away }, { staffMembers: deleted }] = await Promise.all([
    client.resources.listStaff(),
    client.resources.queryStaffMembersV2({ query: hidden }),
    client.resources.listDeletedStaffMembers({ paging: { limit: 100 } }),
  ])
  const notProviding = new Set((away ?? []).map(({ id }) => id))
  return {
    people: staffMembers.map(({ id, name, description, color, imageUrl, serviceIds, approvalStatus }) => ({
      id,
      name,
      description: description ?? '',
      color,
      photoUrl: imageUrl,
      services: serviceIds.length,
      isProvider: !notProviding.has(id),
      approval: approvalStatus,
    })),
    gone: (deleted ?? []).map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })),
  }
}
