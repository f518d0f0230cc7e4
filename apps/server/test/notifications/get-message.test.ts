import { expect, it } from 'vitest'
import { listOutbox } from '../../src/features/notifications/index.ts'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aHold, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { withoutLinks } from '../support/messages.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('returns a message of the business, and the operator’s view of all', async () => {
  const studio = await aStudio(app, context)
  const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
  await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails: { email: 'clara@customer.example' } })
  await dispatchEvents(context)
  const [listed] = expected(await studio.admin.post('/v1/messages/query', {})).messages
  const { message } = expected(await studio.admin.get(`/v1/messages/${listed.id}`))
  expect(withoutLinks(message)).toEqual(withoutLinks(listed))
  const elsewhere = await aStudio(app, context)
  expect(readRefusal(await elsewhere.admin.get(`/v1/messages/${listed.id}`))).toBe('404 MESSAGE_NOT_FOUND')
  expect(readRefusal(await studio.visitor.get(`/v1/messages/${listed.id}`))).toBe('403 PERMISSION_DENIED')
  const ofAll = await listOutbox(context, { to: 'CLARA@customer.example' })
  expect(withoutLinks(ofAll)).toEqual(withoutLinks([{ siteId: studio.siteId, ...listed }]))
  expect(await listOutbox(context, { to: 'nobody@customer.example' })).toEqual([])
})
