import { cookieStore, createKalends, KalendsError } from '@kalends/sdk'
import { type NextRequest, NextResponse } from 'next/server'
import { readConnection } from './kalends.ts'

export const config = { matcher: '/((?!_next/|favicon.ico).*)' }

/** Gives new visitors their tokens, and renews those that expire, before a page is rendered and while cookies can be set. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const sent = request.headers.get('cookie') ?? ''
  let written: string | undefined
  const store = cookieStore({
    secure: request.nextUrl.protocol === 'https:',
    cookies: {
      read: () => sent,
      write: (cookie) => {
        written = cookie
      },
    },
  })
  try {
    await createKalends({ ...readConnection(), store }).auth.ensureTokens()
  } catch (error) {
    // The page says that Kalends cannot be reached.
    if (!(error instanceof KalendsError)) throw error
  }
  if (written === undefined) return NextResponse.next()

  // The page reads the new cookie, and the browser stores it.
  const headers = new Headers(request.headers)
  headers.set('cookie', `${written.split(';')[0]}; ${sent}`)
  const response = NextResponse.next({ request: { headers } })
  response.headers.append('set-cookie', written)
  return response
}
