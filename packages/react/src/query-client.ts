import { queryDefaults } from '@kalends/sdk'
import { QueryClient } from '@tanstack/react-query'

/** Creates a query client with the defaults of the client: five minutes of cache, three retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults } })
}
