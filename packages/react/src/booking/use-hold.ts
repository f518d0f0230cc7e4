'use client'

import type { KalendsError } from '@kalends/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useKalends } from '../context.tsx'
import { type OperationOutput, queryKey } from '../query-key.ts'
import type { HoldSlot } from '../types.ts'

/** A time or seats held for the visitor. */
export type Hold = OperationOutput<'holds', 'createHold'>['hold']

/** Where holding is. */
export interface HoldState {
  readonly hold: Hold | undefined
  /** Epoch milliseconds at which the hold was made, by the clock of this machine. */
  readonly heldAt: number
  /** Why the slot could not be held. */
  readonly error: KalendsError | null
  /** Releases the hold and loads what is available again. Without an answer the hold expires by itself. */
  readonly release: () => void
}

/** Holds a slot while it is shown. Another slot moves the hold instead of making a second one. */
export function useHold(slot: HoldSlot): HoldState {
  const { holds } = useKalends()
  const cache = useQueryClient()
  const held = useRef<Hold>(undefined)
  // As a query, so that two renderings at once share one call: a visitor's hold on the same slot is returned again. The
  // key is not among those that a sign-in reloads.
  const { data, dataUpdatedAt, error } = useQuery<OperationOutput<'holds', 'createHold'>, KalendsError>({
    queryKey: ['kalends-hold', slot],
    queryFn: async () => {
      const output = await holds.createHold({ slot, ...(held.current ? { checkoutId: held.current.checkoutId } : {}) })
      held.current = output.hold
      return output
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const release = async (): Promise<void> => {
    const { id } = held.current ?? {}
    held.current = undefined
    if (id) await holds.releaseHold({ holdId: id }).catch(ignoreRefusal)
    await cache.invalidateQueries({ queryKey: queryKey('availability') })
  }
  return { hold: data?.hold, heldAt: dataUpdatedAt, error, release: () => void release() }
}

/** The hold is over, or will be in minutes. */
const ignoreRefusal = (): undefined => undefined
