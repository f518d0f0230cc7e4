import type { Client } from '@kalends/sdk'
import { createContext, type ReactNode, use } from 'react'

const KalendsContext = createContext<Client | undefined>(undefined)

/** Hands a client to everything inside. */
export function KalendsProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <KalendsContext value={client}>{children}</KalendsContext>
}

/**
 * The client of the nearest provider.
 *
 * @throws Error outside a provider.
 */
export function useKalends(): Client {
  const client = use(KalendsContext)
  if (!client) throw new Error('useKalends needs a KalendsProvider around it')
  return client
}
