import type { DatedClient } from '@kalends/sdk'

export type Noun = keyof DatedClient
export type Operation<N extends Noun> = keyof DatedClient[N] & string
type Call<N extends Noun, O extends Operation<N>> = DatedClient[N][O] extends (
  ...args: infer Args
) => Promise<infer Output>
  ? { args: Args; output: Output }
  : never
/** What an operation takes: `OperationInput<'bookings', 'bookHold'>`. */
export type OperationInput<N extends Noun, O extends Operation<N>> = NonNullable<Call<N, O>['args'][0]>
/** What an operation returns. */
export type OperationOutput<N extends Noun, O extends Operation<N>> = Call<N, O>['output']

/** Returns the key under which the output of an operation is cached. A prefix of it invalidates several. */
export function queryKey<N extends Noun, O extends Operation<N>>(
  noun: N,
  operation?: O,
  input?: OperationInput<N, O>,
): unknown[] {
  return ['kalends', noun, operation, input].filter((part) => part !== undefined)
}
