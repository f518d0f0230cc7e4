import { expect, it } from 'vitest'
import { aStudio, type Studio, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const rows = () => context.db.selectFrom('idempotency_keys').selectAll().execute()
const asked = (studio: Studio) => {
  const { serviceId, endDate, timezone } = slotAt(studio, at)
  return { slot: { serviceId, startDate: at, endDate, timezone } }
}

it('a body of the wrong shape leaves nothing under its key, and long names come back short', async () => {
  const studio = await aStudio(app, context)
  const names = Array.from({ length: 100 }, (_, n) => [`${n}-${'x'.repeat(930)}`, 1])
  const body = { slot: {}, ...Object.fromEntries(names) }
  const answers = []
  for (const key of ['one', 'two', 'one'])
    answers.push(await studio.visitor.post('/v1/holds', body, { 'idempotency-key': key }))
  for (const { status, headers, body } of answers) {
    expect([status, headers['idempotency-replayed']]).toEqual([400, undefined])
    const { fieldViolations } = body.details.validationError
    for (const { field } of fieldViolations) expect(field.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(body).length).toBeLessThan(50_000)
  }
  expect(await rows()).toEqual([])
  const fits = await studio.visitor.post('/v1/holds', asked(studio), { 'idempotency-key': 'one' })
  expect(fits.status).toBe(200)
  expect(await rows()).toHaveLength(1)
})
