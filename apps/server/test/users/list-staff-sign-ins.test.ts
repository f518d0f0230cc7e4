import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { signIn } from '../support/people.ts'
import { aTeam } from './team.ts'

const { app, context, clock } = await createTestApp()
const { siteId, colleague } = await aTeam(app, context)

it('lists the user’s own browsers, the last used first, without secrets', async () => {
  const noor = await colleague()
  clock.advance({ minutes: 1 })
  await signIn(app, noor, siteId)
  const { signIns } = (await noor.get('/v1/staff/sign-ins')).json()
  expect(signIns.map(({ isPresent }: { isPresent: boolean }) => isPresent)).toEqual([false, true])
  expect(Object.keys(signIns[0]).sort()).toEqual(
    ['address', 'browser', 'createdDate', 'id', 'isPresent', 'lastSeenDate'].sort(),
  )
  clock.advance({ days: 14 })
  await colleague()
  expect((await noor.get('/v1/staff/sign-ins')).statusCode).toBe(401)
})
