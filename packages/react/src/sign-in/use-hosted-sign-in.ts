'use client'

import { KalendsError, type OAuthData } from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useKalends } from '../context.tsx'
import { toRedirectUri } from './redirect-uri.ts'

const storageKey = 'kalends-sign-in'

/**
 * Returns a function that sends the browser to the hosted sign-in page, which knows every sign-in method of the business.
 * It returns to the redirect URI, on whose page `useHostedReturn` ends the sign-in.
 *
 * @param redirectUri  of the connected app; `/callback` is that path of this origin
 */
export function useHostedSignIn(redirectUri: string): () => Promise<void> {
  const { auth } = useKalends()
  return async () => {
    const data = await auth.generateOAuthData(toRedirectUri(redirectUri), location.href)
    const url = await auth.getAuthUrl(data)
    sessionStorage.setItem(storageKey, JSON.stringify(data))
    location.assign(url)
  }
}

/** How a return from the hosted page went. */
export interface HostedReturn {
  readonly busy: boolean
  readonly error: KalendsError | null
}

/**
 * Signs the member in whom the hosted page has sent back, and removes the code from the URL. Does nothing on other visits.
 *
 * @param onSignedIn  called with the URL where the sign-in began
 */
export function useHostedReturn(onSignedIn?: (originalUri: string | undefined) => void): HostedReturn {
  const { auth } = useKalends()
  const cache = useQueryClient()
  const [state, setState] = useState<HostedReturn>({ busy: false, error: null })

  async function finish(data: OAuthData): Promise<void> {
    try {
      const answer = auth.parseFromUrl()
      history.replaceState(history.state, '', location.pathname + location.search)
      await auth.setTokens(await auth.getMemberTokens(answer, data))
      await cache.invalidateQueries({ queryKey: ['kalends'] })
      setState({ busy: false, error: null })
      onSignedIn?.(data.originalUri)
    } catch (error) {
      if (!(error instanceof KalendsError)) throw error
      setState({ busy: false, error })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there; a code is used once
  useEffect(() => {
    const stored = sessionStorage.getItem(storageKey)
    if (!stored || !/[#&](code|error)=/.test(location.hash)) return
    sessionStorage.removeItem(storageKey)
    setState({ busy: true, error: null })
    void finish(JSON.parse(stored) as OAuthData)
  }, [])
  return state
}
