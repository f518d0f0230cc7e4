import type { members } from '@kalends/contract'

type Asked = { fieldSet?: members.Set | null | undefined; fieldsets?: members.Set[] | null | undefined }

const order: readonly members.Set[] = ['PUBLIC', 'EXTENDED', 'FULL']

/** All that is asked for, taken together; PUBLIC when nothing is. */
export function fieldsetOf({ fieldSet, fieldsets }: Asked): members.Set {
  const asked = [...(fieldSet ? [fieldSet] : []), ...(fieldsets ?? [])]
  return order.findLast((set) => asked.includes(set)) ?? 'PUBLIC'
}
