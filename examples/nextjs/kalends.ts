import { cookieStore, createKalends } from '@kalends/sdk'
import { headers } from 'next/headers'
import { cache } from 'react'

/** Returns where Kalends is, and the client ID of this front end. The browser is told both. */
export function readConnection(): { apiUrl: string; clientId: string } {
  const { KALENDS_URL: apiUrl, KALENDS_CLIENT_ID: clientId } = process.env
  if (!apiUrl || !clientId) throw new Error('Set KALENDS_URL and KALENDS_CLIENT_ID in .env.local')
  return { apiUrl, clientId }
}

/**
 * Returns the client of this request, who acts as the visitor or member of its cookie. `cache` gives all components of
 * one request the same client, and those of another request another one.
 */
export const getKalends = cache(async () => {
  const cookie = (await headers()).get('cookie') ?? ''
  // Pages cannot set cookies. The proxy has renewed the tokens, and the browser stores those of a sign-in.
  const store = cookieStore({ cookies: { read: () => cookie, write: () => undefined } })
  return createKalends({ ...readConnection(), store })
})

/** Loads the business: its name, time zone and currency. */
export const getSite = cache(async () => (await (await getKalends()).sites.getSite()).site)
