import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { type Answer, anAdmin } from '../support/factories.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
const abroad = await anAdmin(app, context, there.siteId)
const nowhere = randomUUID()

const make = (name: string) => created(calls, here.key, anAppointment(here, { name }))
const readErrorCode = ({ status, body }: Answer) => [status, body.details.applicationError.code]

describe('validateSlug', () => {
  const validate = (serviceId: string | null | undefined, slug: string, client = admin) =>
    client.post('/v2/services/slugs/validate', { serviceId, slug })

  it('says whether it is available, and stores nothing', async () => {
    const [one, two] = [await make('Valid one'), await make('Valid two')]
    expect((await validate(one.id, 'Brand-New')).body).toEqual({
      valid: true,
      slug: 'brand-new',
      slugName: 'brand-new',
      errors: [],
    })
    expect((await validate(one.id, 'valid-one')).body.valid).toBe(true)
    expect((await validate(two.id, 'valid-one')).body).toEqual({ valid: false, errors: ['SLUG_ALREADY_EXISTS'] })
    expect((await validate(two.id, 'no way')).body).toEqual({
      valid: false,
      errors: ['SLUG_CONTAINS_ILLEGAL_CHARACTERS'],
    })
    expect((await admin.get(`/v2/services/${one.id}`)).body.service).toEqual(one)
  })

  it('finds only services of the business: SERVICE_NOT_FOUND', async () => {
    const service = await make('Valid here')
    expect(readErrorCode(await validate(service.id, 'x', abroad))).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(readErrorCode(await validate(nowhere, 'x'))).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})
