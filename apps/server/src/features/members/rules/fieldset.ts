import type { members } from '@kalends/contract'

type Requested = { fieldSet?: members.Set | null | undefined; fieldsets?: members.Set[] | null | undefined }

const order: readonly members.Set[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** All that is asked for, taken together; PUBLIC when nothing is. */
export function readFieldset({ fieldSet, fieldsets }: Requested): members.Set {
  const requested = [...(fieldSet ? [fieldSet] : []), ...(fieldsets ?? [])]
  return order.findLast((set) => requested.includes(set)) ?? 'PUBLIC'
}
