import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { anAdmin } from '../support/factories.ts'
import { aCatalogue, aClass, anAppointment } from './catalogue.ts'

const test = await createTestApp()
const { app, context } = test
const here = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)

describe('bulkCreateServices', () => {
  it('creates each independently', async () => {
    const { body } = await admin.post('/v2/bulk/services/create', {
      services: [
        anAppointment(here, { name: 'Bulk one' }),
        anAppointment(here, { name: ' ' }),
        aClass({ name: 'Bulk class' }),
      ],
      returnEntity: true,
    })
    expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
    expect(body.results.map(({ item }: services.BulkServiceResult) => item?.name)).toEqual([
      'Bulk one',
      undefined,
      'Bulk class',
    ])
  })
})
