import { createKalends } from '../kalends.ts'
import type { TokenPair } from '../tokens/token-pair.ts'
import { memoryStore } from '../tokens/token-store.ts'
import { fakeServer, type Reply } from './fake-server.ts'

export type Replies = Parameters<typeof fakeServer>[0]

export const apiUrl = 'https://book.example'
/** The front end's clock stands still. */
export const now = (): number => Date.UTC(2026, 10, 26)
export const ada = { email: 'ada@example.org', password: 'correct horse' }
export const member: TokenPair = {
  accessToken: { value: 'token of ada', expiresAt: now() / 1000 + 3600 },
  refreshToken: { value: 'refresh of ada', role: 'member' },
}

/** A front end whose visitor has these tokens, on a fake server. */
export function aFrontEnd(replies: Replies = {}, tokens?: TokenPair) {
  const server = fakeServer(replies)
  const store = memoryStore()
  if (tokens) void store.write(tokens)
  const kalends = createKalends({ apiUrl, clientId: 'client', fetch: server.fetch, store, now })
  return { ...server, ...kalends, kalends }
}

/** A redirect session that leads to this path. */
export const fullUrl = (path: string): Reply => ({ body: { redirectSession: { fullUrl: `${apiUrl}${path}` } } })
