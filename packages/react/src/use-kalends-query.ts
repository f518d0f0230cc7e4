'use client'

import type { CallOptions, KalendsError } from '@kalends/sdk'
import {
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useKalends } from './context.tsx'
import { type Noun, type Operation, type OperationInput, type OperationOutput, queryKey } from './query-key.ts'

type Method<N extends Noun, O extends Operation<N>> = (
  input: OperationInput<N, O>,
  call?: CallOptions,
) => Promise<OperationOutput<N, O>>

/**
 * Loads the output of an operation and keeps it in the cache. Repeats and caches as `queryDefaults` says; a call that is
 * no longer needed is aborted.
 */
export function useKalendsQuery<N extends Noun, O extends Operation<N>>(
  noun: N,
  operation: O,
  input: OperationInput<N, O>,
  options: Omit<UseQueryOptions<OperationOutput<N, O>, KalendsError>, 'queryKey' | 'queryFn'> = {},
): UseQueryResult<OperationOutput<N, O>, KalendsError> {
  const method = useKalends()[noun][operation] as Method<N, O>
  return useQuery<OperationOutput<N, O>, KalendsError>({
    ...options,
    queryKey: queryKey(noun, operation, input),
    queryFn: ({ signal }) => method(input, { signal }),
  })
}

/** Returns a function that makes a change, and how far it got. Changes are not repeated. */
export function useKalendsMutation<N extends Noun, O extends Operation<N>>(
  noun: N,
  operation: O,
  options: Omit<UseMutationOptions<OperationOutput<N, O>, KalendsError, OperationInput<N, O>>, 'mutationFn'> = {},
): UseMutationResult<OperationOutput<N, O>, KalendsError, OperationInput<N, O>> {
  const method = useKalends()[noun][operation] as Method<N, O>
  return useMutation<OperationOutput<N, O>, KalendsError, OperationInput<N, O>>({
    ...options,
    mutationFn: (input) => method(input),
  })
}
