'use client'

import type { KalendsError, Member } from '@kalends/sdk'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useKalends } from './context.tsx'

/** Loads the member who is signed in; null for visitors. Invalidate `['kalends', 'member']` after signing in or out. */
export function useMember(): UseQueryResult<Member | null, KalendsError> {
  const { auth } = useKalends()
  return useQuery<Member | null, KalendsError>({
    queryKey: ['kalends', 'member'],
    queryFn: async () => (await auth.getCurrentMember()) ?? null,
  })
}
