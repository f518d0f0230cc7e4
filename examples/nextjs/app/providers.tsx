'use client'

import { createQueryClient, KalendsProvider } from '@kalends/react'
import { cookieStore, createKalends, type Member } from '@kalends/sdk'
import { type ReactNode, useState } from 'react'

type Props = { connection: { apiUrl: string; clientId: string }; member: Member | undefined; children: ReactNode }

/** Provides the browser's client, which shares the cookie with the server. The server has already loaded the member. */
export function Providers({ connection, member, children }: Props) {
  const [client] = useState(() => createKalends({ ...connection, store: cookieStore() }))
  const [queryClient] = useState(() => {
    const created = createQueryClient()
    created.setQueryData(['kalends', 'member'], member ?? null)
    return created
  })
  return (
    <KalendsProvider client={client} queryClient={queryClient}>
      {children}
    </KalendsProvider>
  )
}
