import { aPicture } from '../media/pictures.ts'
import type { Caller } from './callers.ts'
import type { Attempt } from './calls.ts'
import type { House } from './house.ts'
import type { Row } from './table.ts'

type Call = (house: House, caller: Caller) => Promise<Attempt>

/** One call for everything members ask of what is kept about themselves (calls.ts). */
export const ownAccountCalls = {
  exportMyData: async ({ callers }, caller) => {
    const { id, email } = await callers.memberOf(caller)
    return { method: 'GET', url: '/v1/members/my/data', shows: [id, email, '"bookings":'], ofCaller: true }
  },
  getMyLanguage: async () => ({
    ...{ method: 'GET', url: '/v1/members/my/language', shows: ['"languages":["'], ofCaller: true },
  }),
  setMyLanguage: async () => ({
    ...{ method: 'POST', url: '/v1/members/my/language', payload: { language: 'en' } },
    ...{ shows: ['"en"'], ofCaller: true },
  }),
  setMyPhoto: async () => ({
    ...{ method: 'POST', url: '/v1/members/my/photo', payload: { content: await aPicture(4, 4) } },
    ...{ shows: ['"photo"'], ofCaller: true },
  }),
  deleteMyPhoto: async ({ callers }, caller) => {
    const { id } = await callers.memberOf(caller)
    return { method: 'DELETE', url: '/v1/members/my/photo', shows: [id], ofCaller: true }
  },
} satisfies Record<string, Call>

/** Who may do what (table.ts). */
export const ownAccountRows = {
  exportMyData: {
    strangers: '401 401 401',
    customers: '403 403 sees sees',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    abroad: '403 403 403 401 401 401',
  },
  getMyLanguage: {
    strangers: '401 401 401',
    customers: '403 403 sees sees',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    abroad: '403 403 403 401 401 401',
  },
  setMyLanguage: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    abroad: '403 403 403 401 401 401',
  },
  setMyPhoto: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    abroad: '403 403 403 401 401 401',
  },
  deleteMyPhoto: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    abroad: '403 403 403 401 401 401',
  },
} satisfies Record<string, Row>
