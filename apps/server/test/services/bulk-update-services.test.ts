import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { anAdmin } from '../support/factories.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
const nowhere = '00000000-0000-4000-8000-000000000000'

type Service = services.Service
const make = (more: Partial<Service> = {}) => created(calls, here.key, anAppointment(here, more))
const patch = ({ id, revision }: Service, service: object, mask?: unknown) =>
  admin.patch(`/v2/services/${id}`, { service: { revision, ...service }, ...(mask ? { mask } : {}) })
const rules = (answer: Awaited<ReturnType<typeof patch>>) =>
  answer.body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )

describe('bulkUpdateServices', () => {
  const url = '/v2/bulk/services/update'

  it('updates each independently, with its own mask and revision', async () => {
    const one = await make()
    const two = await make()
    const three = await make()
    const answer = await admin.post(url, {
      returnEntity: true,
      services: [
        { service: { id: one.id, revision: '1', hidden: true, tagLine: 'unmasked' }, mask: 'hidden' },
        { service: { id: two.id, revision: '7', hidden: true } },
        { service: { id: nowhere, revision: '1' } },
        { service: { id: three.id, revision: '1', name: ' ' } },
      ],
    })
    expect(answer.body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 3, undetailedFailures: 0 })
    const { results } = answer.body
    expect(
      results.map(({ itemMetadata }: services.BulkServiceResult) => [
        itemMetadata?.originalIndex,
        itemMetadata?.id,
        itemMetadata?.error?.code,
      ]),
    ).toEqual([
      [0, one.id, undefined],
      [1, two.id, 'REVISION_MISMATCH'],
      [2, nowhere, 'SERVICE_NOT_FOUND'],
      [3, three.id, 'VALIDATION_FAILURE'],
    ])
    expect(results[0].item).toMatchObject({ hidden: true, revision: '2' })
    expect(results[0].item).not.toHaveProperty('tagLine')
    expect(results[1]).not.toHaveProperty('item')
  })

  it('sorts a category: at most a hundred, none without a revision', async () => {
    const answer = await admin.post(url, { services: [{ service: { id: nowhere } }] })
    expect(rules(answer)).toEqual(['services[0].service.revision: REQUIRED_FIELD'])
    const many = Array.from({ length: 101 }, () => ({ service: { id: nowhere, revision: '1' } }))
    expect(rules(await admin.post(url, { services: many }))).toEqual(['services: MAX_SIZE'])
  })
})
