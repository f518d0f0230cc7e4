import { type Role, roles } from '@kalends/contract'
import type { StaffActor } from '../../../actor.ts'

type Workplace = { siteId: string; role: Role; resourceIds: string[]; requiresSecondFactor?: boolean }

/** Returns the requested workplace; undefined if the person does not work there. */
export function chooseWorkplace<W extends Workplace>(workplaces: readonly W[], siteId: string): W | undefined {
  return workplaces.find((workplace) => workplace.siteId === siteId.toLowerCase())
}

/** Returns true if the person works at another site too. */
export function worksElsewhere(workplaces: readonly Pick<Workplace, 'siteId'>[], siteId: string): boolean {
  return workplaces.some((workplace) => workplace.siteId !== siteId)
}

type Rights = Pick<StaffActor, 'siteId' | 'role' | 'permissions' | 'resourceIds' | 'awaitsSecondFactor'>

/** Returns the permissions at a workplace: none until a required second factor is set up. */
export function rightsAt({ siteId, role, resourceIds, requiresSecondFactor }: Workplace, hasFactor: boolean): Rights {
  const own = role === 'staff' ? { resourceIds } : {}
  if (requiresSecondFactor && !hasFactor)
    return { siteId, role, permissions: new Set(), ...own, awaitsSecondFactor: true }
  return { siteId, role, permissions: new Set(roles[role]), ...own }
}
