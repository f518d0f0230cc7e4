import type { Candidates } from './candidates.ts'

/** A kind of resource of which one must be free: any, or one of these. */
export type TypeFilter = { typeId: string; resourceIds: readonly string[] }

/** Genders that can be preferred. Others are found without a preference. */
export type PreferredGender = 'MALE' | 'FEMALE'

/** A preference as sent. */
export type GenderPreference = { gender?: 'ANY_MALE' | 'ANY_FEMALE' | null | undefined } | null | undefined

export function toGender(preference: GenderPreference): PreferredGender | undefined {
  if (!preference?.gender) return undefined
  return preference.gender === 'ANY_FEMALE' ? 'FEMALE' : 'MALE'
}

type Candidate = { id: string; typeId: string | null; isStaff: boolean; gender: string | null }

type Filter = {
  resourceIds?: readonly string[] | undefined
  types?: readonly TypeFilter[] | undefined
  gender?: PreferredGender | undefined
}

/** Returns the requested candidates. A resource type that the service does not use has none free. */
export function narrowed<R extends Candidate>(
  { primary, pools }: Candidates<R>,
  { resourceIds, types = [], gender }: Filter,
): Candidates<R> {
  const used = new Set([primary, ...pools.map(({ resources }) => resources)].flat().map(({ typeId }) => typeId))
  if (types.some(({ typeId }) => !used.has(typeId))) return { primary: [], pools }
  const isWanted = ({ id, typeId, isStaff, gender: own }: R) =>
    (!isStaff || gender === undefined || own === gender) &&
    types.every((type) => type.typeId !== typeId || type.resourceIds.length === 0 || type.resourceIds.includes(id))
  return {
    primary: primary.filter((one) => isWanted(one) && (resourceIds === undefined || resourceIds.includes(one.id))),
    pools: pools.map(({ id, resources }) => ({ id, resources: resources.filter(isWanted) })),
  }
}
