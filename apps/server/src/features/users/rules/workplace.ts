import { type Role, roles } from '@kalends/contract'
import type { StaffActor } from '../../../actor.ts'

type Workplace = { siteId: string; role: Role; resourceIds: string[] }

/** The workplace that was asked for; undefined when this person does not work there. */
export function workplaceOf<W extends Workplace>(workplaces: readonly W[], siteId: string): W | undefined {
  return workplaces.find((workplace) => workplace.siteId === siteId.toLowerCase())
}

/** What a person is and may do at a workplace. */
export function rightsAt({
  siteId,
  role,
  resourceIds,
}: Workplace): Pick<StaffActor, 'siteId' | 'role' | 'permissions' | 'resourceIds'> {
  const own = role === 'staff' ? { resourceIds } : {}
  return { siteId, role, permissions: new Set(roles[role]), ...own }
}
