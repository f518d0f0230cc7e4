'use client'

import type { KalendsError } from '@kalends/sdk'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useKalends } from '../context.tsx'
import { queryKey } from '../query-key.ts'
import type { BookHoldInput, BookHoldOutput } from '../types.ts'

/**
 * Returns a function that turns a hold into a booking. If there was no answer, the same request is sent under the same
 * idempotency key the next time, so that nothing is booked twice. What is available is loaded again afterwards.
 */
export function useBookHold(): UseMutationResult<BookHoldOutput, KalendsError, BookHoldInput> {
  const { bookings } = useKalends()
  const cache = useQueryClient()
  const unanswered = useRef<{ body: string; key: string }>(undefined)
  return useMutation<BookHoldOutput, KalendsError, BookHoldInput>({
    mutationFn: async (input) => {
      const body = JSON.stringify(input)
      if (unanswered.current?.body !== body) unanswered.current = { body, key: createKey() }
      return bookings.bookHold(input, { idempotencyKey: unanswered.current.key })
    },
    onSuccess: () => {
      unanswered.current = undefined
    },
    onError: ({ status }) => {
      if (status >= 400 && status < 500) unanswered.current = undefined
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: queryKey('availability') }),
  })
}

/** NOTE: `crypto.randomUUID` is missing on pages without TLS. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
