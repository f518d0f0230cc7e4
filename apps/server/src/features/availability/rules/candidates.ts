/** Resources that a service needs. */
export type Needs = {
  staffResourceIds: readonly string[]
  /** In addition to staff, one of each type; no ids: any of the type. */
  resourceTypes: readonly { typeId: string; resourceIds: readonly string[] }[]
  /** Null: staff. */
  primaryResourceTypeId: string | null
}

type Candidate = { id: string; typeId: string | null; isStaff: boolean; offered: boolean }

/** Candidates for the resource the grid is made from, and for one of each further kind. */
export type Candidates<R> = { primary: R[]; pools: { id: string; resources: R[] }[] }

/** Id of the pool of staff when another resource type comes first. */
export const staffPool = 'staff'

/**
 * Returns the candidates in order of preference: staff in the service's order, other resources as listed or, without a
 * list, all of their type. Leaves out those that take no bookings.
 */
export function selectCandidates<R extends Candidate>(needs: Needs, resources: readonly R[]): Candidates<R> {
  const offered = resources.filter((resource) => resource.offered)
  const byId = new Map(offered.map((resource) => [resource.id, resource]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const ofType = (typeId: string, ids: readonly string[]) =>
    ids.length > 0 ? named(ids) : offered.filter((resource) => resource.typeId === typeId)
  const staff = named(needs.staffResourceIds)
  const pools = needs.resourceTypes.map(({ typeId, resourceIds }) => ({
    id: typeId,
    resources: ofType(typeId, resourceIds),
  }))
  const first = primaryType(needs, resources)
  if (first === null) return { primary: staff, pools }
  const primary = pools.find(({ id }) => id === first)?.resources ?? ofType(first, [])
  const rest = pools.filter(({ id }) => id !== first)
  return { primary, pools: staff.length > 0 ? [{ id: staffPool, resources: staff }, ...rest] : rest }
}

function primaryType({ primaryResourceTypeId }: Needs, resources: readonly Candidate[]): string | null {
  const isStaff = resources.some(({ typeId, isStaff: yes }) => yes && typeId === primaryResourceTypeId)
  return isStaff ? null : primaryResourceTypeId
}
