import type { Infer, payments } from '@kalends/contract'

const dayMs = 86_400_000
/** A refund that a bank returned is brought to the team's attention for so long. */
const returnedDays = 30

/** Reads the filters of a request: the words of the search are looked for one by one. */
export function readPaymentsFilter(
  { search, refundReturned, ...filter }: Infer<typeof payments.ExportPaymentsRequest>,
  now: number,
) {
  return {
    ...filter,
    ...(refundReturned === true ? { returnedSince: now - returnedDays * dayMs } : {}),
    words: (search ?? '').trim().split(/\s+/).filter(Boolean),
  }
}
