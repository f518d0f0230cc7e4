import type { Infer, payments } from '@kalends/contract'

/** Reads the filters of a request: the words of the search are looked for one by one. */
export function readPaymentsFilter({ search, ...filter }: Infer<typeof payments.ExportPaymentsRequest>) {
  return { ...filter, words: (search ?? '').trim().split(/\s+/).filter(Boolean) }
}
