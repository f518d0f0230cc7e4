import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { anAdmin } from '../support/factories.ts'
import { runJobs } from '../support/jobs.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context, db } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
type Service = services.Service
const make = (more: Partial<Service> = {}) => created(calls, here.key, anAppointment(here, more))
const patch = ({ id, revision }: Service, service: object, mask?: unknown) =>
  admin.patch(`/v2/services/${id}`, { service: { revision, ...service }, ...(mask ? { mask } : {}) })
const rules = (answer: Awaited<ReturnType<typeof patch>>) =>
  answer.body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )

describe('bulkUpdateServicesByFilter', () => {
  const url = '/v2/bulk/services/update-by-filter'

  it('updates everything it finds as a job, whatever the revisions', async () => {
    const names = ['Filter 1', 'Filter 2', 'Filter 3']
    const made = await Promise.all(names.map((name) => make({ name })))
    const answer = await admin.post(url, {
      filter: { name: { $startsWith: 'filter' } },
      service: { hidden: true, revision: '9' },
    })
    expect(Object.keys(answer.body)).toEqual(['jobId'])
    await runJobs(test)
    expect((await admin.get(`/v1/async-jobs/${answer.body.jobId}`)).body.job).toMatchObject({
      operation: 'bulkUpdateServicesByFilter',
      status: 'DONE',
      total: 3,
      succeeded: 3,
      failed: 0,
    })
    const rows = await db
      .selectFrom('services')
      .select(['hidden', 'revision'])
      .where(
        'id',
        'in',
        made.map(({ id }) => id ?? ''),
      )
      .execute()
    expect(rows.map(({ hidden, revision }) => [hidden, Number(revision)])).toEqual([
      [true, 2],
      [true, 2],
      [true, 2],
    ])
  })

  it('refuses an invalid filter immediately', async () => {
    const answer = await admin.post(url, { filter: { colour: 'red' }, service: { hidden: true } })
    expect(answer.status).toBe(400)
    expect(rules(await admin.post(url, {}))).toEqual(['filter: REQUIRED_FIELD', 'service: REQUIRED_FIELD'])
  })
})
