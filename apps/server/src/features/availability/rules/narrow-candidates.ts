import type { Candidates } from './candidates.ts'

/** A kind of resource of which one must be free: any, or one of these. */
export type TypeFilter = { typeId: string; resourceIds: readonly string[] }

type Filter = { resourceIds?: readonly string[] | undefined; types?: readonly TypeFilter[] | undefined }

/** The candidates that were asked for. A kind that the service doesn't use is free for nobody. */
export function narrowed<R extends { id: string; typeId: string | null }>(
  { primary, pools }: Candidates<R>,
  { resourceIds, types = [] }: Filter,
): Candidates<R> {
  const used = new Set([primary, ...pools.map(({ resources }) => resources)].flat().map(({ typeId }) => typeId))
  if (types.some(({ typeId }) => !used.has(typeId))) return { primary: [], pools }
  const isWanted = ({ id, typeId }: R) =>
    types.every((type) => type.typeId !== typeId || type.resourceIds.length === 0 || type.resourceIds.includes(id))
  return {
    primary: primary.filter((one) => isWanted(one) && (resourceIds === undefined || resourceIds.includes(one.id))),
    pools: pools.map(({ id, resources }) => ({ id, resources: resources.filter(isWanted) })),
  }
}
