import { aPicture } from '../media/pictures.ts'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import type { Fixture } from './fixture.ts'

type Call = (fixture: Fixture, actor: TestActor) => Promise<Attempt>

/** One call for each operation of members on their own data (calls.ts). */
export const ownAccountCalls = {
  exportMyData: async ({ actors }, actor) => {
    const { id, email } = await actors.findMember(actor)
    return { method: 'GET', url: '/v1/members/my/data', shows: [id, email, '"bookings":'], forActor: true }
  },
  getMyLanguage: async () => ({
    method: 'GET',
    url: '/v1/members/my/language',
    shows: ['"languages":["'],
    forActor: true,
  }),
  setMyLanguage: async () => ({
    method: 'POST',
    url: '/v1/members/my/language',
    payload: { language: 'en' },
    shows: ['"en"'],
    forActor: true,
  }),
  setMyPhoto: async () => ({
    method: 'POST',
    url: '/v1/members/my/photo',
    payload: { content: await aPicture(4, 4) },
    shows: ['"photo"'],
    forActor: true,
  }),
  deleteMyPhoto: async ({ actors }, actor) => {
    const { id } = await actors.findMember(actor)
    return { method: 'DELETE', url: '/v1/members/my/photo', shows: [id], forActor: true }
  },
} satisfies Record<string, Call>

/** Expected outcome per actor; `table.ts` lists the columns. */
export const ownAccountRows = {
  exportMyData: {
    strangers: '401 401 401',
    customers: '403 403 sees sees',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  getMyLanguage: {
    strangers: '401 401 401',
    customers: '403 403 sees sees',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  setMyLanguage: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  setMyPhoto: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  deleteMyPhoto: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
} satisfies Record<string, Row>
