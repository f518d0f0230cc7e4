import { saveFeed } from '../../src/features/calendars/store/feeds.ts'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import type { Fixture } from './fixture.ts'

/** The feed secret of the calling member, or of the member whose data is requested. */
async function getFeedSecret({ context, home, actors }: Fixture, actor: TestActor): Promise<string> {
  const { id: memberId } = await actors.findMember(actor)
  const { text, hash } = newSiteSecret(home.siteId)
  const feed = { secretHash: hash, signInIds: [] }
  await context.transaction((tx) => saveFeed(tx, { siteId: home.siteId, memberId }, feed, context.clock.now()))
  return text
}

type Account = 'getMyCalendarFeed' | 'renewMyCalendarFeed' | 'endMyCalendarFeed' | 'getCalendarFeed'

const url = '/v1/calendar-feeds/my'

/** One call for every operation on a member's own account. */
export const accountCalls: Record<Account, (fixture: Fixture, actor: TestActor) => Promise<Attempt>> = {
  getMyCalendarFeed: async (fixture, actor) => {
    await getFeedSecret(fixture, actor)
    return { method: 'GET', url, shows: ['"createdDate":"'], forActor: true }
  },
  renewMyCalendarFeed: async () => ({ method: 'POST', url, payload: {}, shows: ['"secret":"'], forActor: true }),
  endMyCalendarFeed: async (fixture, actor) => {
    await getFeedSecret(fixture, actor)
    return { method: 'DELETE', url, shows: [], forActor: true }
  },
  getCalendarFeed: async (fixture, actor) => {
    const secret = await getFeedSecret(fixture, actor)
    return { method: 'GET', url: `/v1/calendar-feeds/${secret}/calendar.ics`, shows: ['BEGIN:VCALENDAR'] }
  },
}

const ofMembers: Row = {
  strangers: '401 401 401',
  customers: '403 403 does does',
  people: '403 403 403 403 403 403',
  keys: '403 403 403',
  otherBusiness: '403 403 403 401 401 401',
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const accountRows: Record<Account, Row> = {
  getMyCalendarFeed: { ...ofMembers, customers: '403 403 sees sees' },
  renewMyCalendarFeed: ofMembers,
  endMyCalendarFeed: ofMembers,
  // The secret is the proof. Each request is counted.
  getCalendarFeed: {
    strangers: 'does does does',
    customers: 'does does does does',
    people: 'does does does does does does',
    keys: 'does does does',
    otherBusiness: 'does does does does does does',
  },
}
