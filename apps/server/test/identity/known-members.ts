import { randomUUID } from 'node:crypto'
import type { PortOverrides } from '../../src/compose.ts'
import type { ConsumedSessionToken, MemberSession } from '../../src/features/identity/index.ts'

/** Members and their sessions in memory, with the ports that read them. Every id is a member's unless refused. */
export function knownMembers() {
  const refused = new Set<string>()
  const sessionTokens = new Map<string, Omit<ConsumedSessionToken, 'signedInAt'>>()
  const sessions = new Map<string, MemberSession>()
  const identity: PortOverrides['identity'] = {
    lockApprovedMember: async (_tx, _siteId, memberId) => !refused.has(memberId),
    findSessionTokenMember: async (_db, _siteId, text) => sessionTokens.get(text)?.memberId,
    consumeSessionToken: async (_tx, _siteId, text, now) => {
      const taken = sessionTokens.get(text)
      sessionTokens.delete(text)
      return taken && { ...taken, signedInAt: now }
    },
    findMemberSession: async (_context, request) => sessions.get(request.cookie('kalends_member') ?? ''),
    lockMemberSession: async (_tx, _context, request) => sessions.get(request.cookie('kalends_member') ?? ''),
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
  }
  return {
    ports: { identity },
    refuse: (memberId: string) => void refused.add(memberId),
    /** A session token of this member, good once. */
    sessionToken: (memberId: string, more: Partial<ConsumedSessionToken> = {}): string => {
      const text = randomUUID()
      sessionTokens.set(text, { memberId, visitorId: null, memberSessionId: null, issuedByKeyId: null, ...more })
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
