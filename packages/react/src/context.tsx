'use client'

import type { Kalends } from '@kalends/sdk'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import { createQueryClient } from './query-client.ts'

const KalendsContext = createContext<Kalends | undefined>(undefined)

/** What the provider takes. */
export interface KalendsProviderProps {
  readonly client: Kalends
  /** Your own query client, such as one for each request of a server. Otherwise the provider creates one. */
  readonly queryClient?: QueryClient
  readonly children: ReactNode
}

/** Provides a client, and the cache of what it loads, to everything inside. */
export function KalendsProvider({ client, queryClient, children }: KalendsProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? createQueryClient())
  return (
    <QueryClientProvider client={queryClient ?? ownQueryClient}>
      <KalendsContext value={client}>{children}</KalendsContext>
    </QueryClientProvider>
  )
}

/**
 * Returns the client of the nearest provider.
 *
 * @throws Error outside a provider
 */
export function useKalends(): Kalends {
  const client = use(KalendsContext)
  if (!client) throw new Error('useKalends must be used inside a KalendsProvider')
  return client
}
