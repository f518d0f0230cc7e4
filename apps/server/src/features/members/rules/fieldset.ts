import type { members } from '@kalends/contract'

type Requested = { fieldSet?: members.Set | null | undefined; fieldsets?: members.Set[] | null | undefined }

const order: readonly members.Set[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** Returns the union of the requested fieldsets; PUBLIC if none. */
export function readFieldset({ fieldSet, fieldsets }: Requested): members.Set {
  const requested = [...(fieldSet ? [fieldSet] : []), ...(fieldsets ?? [])]
  return order.findLast((set) => requested.includes(set)) ?? 'PUBLIC'
}
