import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import {
  endMemberSession,
  findMemberSession,
  startMemberSession,
  takeSessionToken,
} from '../../src/features/authentication/index.ts'
import { joinSignIn, type MemberSession, type TakenSessionToken } from '../../src/features/identity/index.ts'
import { keepApproved } from '../../src/features/members/index.ts'

/** Members, and how they signed in, as the rooms that keep them would tell. Everyone is a member unless refused. */
export function knownMembers() {
  const refused = new Set<string>()
  const sessionTokens = new Map<string, TakenSessionToken>()
  const sessions = new Map<string, MemberSession>()
  joinSignIn({
    mayHaveTokens: async (_tx, _siteId, memberId) => !refused.has(memberId),
    takeSessionToken: async (_tx, _siteId, text) => {
      const taken = sessionTokens.get(text)
      sessionTokens.delete(text)
      return taken
    },
    findMemberSession: async (_context, request) => sessions.get(request.cookie('kalends_member') ?? ''),
    startMemberSession: async (_tx, context, request, { memberId, visitorId }) => {
      if (refused.has(memberId)) return false
      const value = randomUUID()
      sessions.set(value, { memberId, memberSessionId: randomUUID(), visitorId, signedInAt: context.clock.now() })
      request.setCookie('kalends_member', value)
      return true
    },
    endMemberSession: async (_context, request) => {
      sessions.delete(request.cookie('kalends_member') ?? '')
      request.setCookie('kalends_member', null)
    },
  })
  // The next file of this worker meets the rooms as they are.
  afterAll(() => {
    joinSignIn({ mayHaveTokens: keepApproved, findMemberSession, takeSessionToken })
    joinSignIn({ startMemberSession, endMemberSession })
  })
  return {
    refuse: (memberId: string) => void refused.add(memberId),
    /** A session token of this member, good once. */
    sessionToken: (memberId: string, more: Partial<TakenSessionToken> = {}): string => {
      const text = randomUUID()
      sessionTokens.set(text, { memberId, visitorId: null, memberSessionId: null, ...more })
      return text
    },
    /** A browser in which this member is signed in; answers its cookie. */
    browser: (session: Partial<MemberSession> & { memberId: string; signedInAt: number }): string => {
      const value = randomUUID()
      sessions.set(value, { memberSessionId: randomUUID(), visitorId: null, ...session })
      return `kalends_member=${value}`
    },
  }
}
