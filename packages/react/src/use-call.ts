import { KalendsError } from '@kalends/sdk'
import { useEffect, useState } from 'react'

/** How far a call got. */
export type CallState<T> =
  | { readonly status: 'waiting'; readonly data: T | undefined }
  | { readonly status: 'done'; readonly data: T }
  | { readonly status: 'failed'; readonly data: T | undefined; readonly error: KalendsError }

/**
 * Makes a call whenever its key changes; the last answer stays in `data` meanwhile, and a late answer of an earlier
 * key is dropped.
 */
export function useCall<T>(key: string, call: (signal: AbortSignal) => Promise<T>): CallState<T> {
  const [state, setState] = useState<CallState<T>>({ status: 'waiting', data: undefined })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to call again; the function is new on each render
  useEffect(() => {
    const abort = new AbortController()
    setState((last) => ({ status: 'waiting', data: last.data }))
    call(abort.signal).then(
      (data) => abort.signal.aborted || setState({ status: 'done', data }),
      (error: unknown) => {
        if (!abort.signal.aborted)
          setState((last) => ({ status: 'failed', data: last.data, error: asKalendsError(error) }))
      },
    )
    return () => abort.abort()
  }, [key])
  return state
}

function asKalendsError(error: unknown): KalendsError {
  if (error instanceof KalendsError) return error
  const description = error instanceof Error ? error.message : String(error)
  return new KalendsError({
    status: 0,
    code: 'SYSTEM',
    description,
    data: {},
    fieldViolations: [],
    requestId: undefined,
  })
}
