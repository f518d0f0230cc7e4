import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, customOption, lengths, listEvents, optionsUrl, people, refusal } from './varied.ts'

const test = await createTestApp()
const { context, clock, db } = test
const { here, admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const restore = (id: string, client = admin) => client.post(`${optionsUrl}/${id}/restore`, {})
const deleted = async (written: object) => {
  const made = await created(admin, written)
  expected(await admin.delete(`${optionsUrl}/${made.id}`))
  return made
}
const fresh = async () => deleted(lengths((await aVariedService()).id, [[45, '40']]))

describe('restoreServiceOptionsAndVariants', () => {
  it('restores the option, the variants and the choices with their ids, and publishes an event', async () => {
    const { id: serviceId } = await aVariedService()
    const made = await deleted({
      ...customOption(serviceId, { Adult: '30', Child: '15' }),
      extendedFields: { namespaces: {} },
    })
    const { serviceOptionsAndVariants } = expected(await restore(made.id))
    expect(serviceOptionsAndVariants).toEqual({ ...made, revision: '2' })
    expect(expected(await visitor.get(`${optionsUrl}/${made.id}`)).serviceOptionsAndVariants).toEqual({
      ...made,
      revision: '2',
    })
    const { service } = expected(await visitor.get(`/v2/services/${serviceId}`))
    expect(service.payment.varied.maxPrice.value).toBe('30')
    expect(await listEvents(test, made.id)).toMatchObject([
      { slug: 'created', sequence: 1 },
      { slug: 'deleted', sequence: 2 },
      { slug: 'created', sequence: 3 },
    ])
    expect(refusal(await restore(made.id))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })

  it('allows changing and deleting the restored variants', async () => {
    const made = await fresh()
    const { revision } = expected(await restore(made.id)).serviceOptionsAndVariants
    expect((await admin.delete(`${optionsUrl}/${made.id}?revision=${revision}`)).status).toBe(200)
    expect(expected(await restore(made.id)).serviceOptionsAndVariants).toEqual({ ...made, revision: '3' })
    expect((await listEvents(test, made.id)).map(({ slug }) => slug)).toEqual([
      'created',
      'deleted',
      'created',
      'deleted',
      'created',
    ])
  })

  it('restores once for two simultaneous requests', async () => {
    const made = await fresh()
    const answers = await Promise.all([restore(made.id), restore(made.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('SERVICE_OPTIONS_ALREADY_EXISTS: keeps variants created since', async () => {
    const made = await fresh()
    const later = await created(admin, lengths(made.serviceId, [[30, '25']]))
    expect(refusal(await restore(made.id))).toBe('409 SERVICE_OPTIONS_ALREADY_EXISTS')
    expect(expected(await visitor.get(`${optionsUrl}/${later.id}`)).serviceOptionsAndVariants).toEqual(later)
  })

  it('MISSING_STAFF_VARIANTS: not while a staff member without a price provides the service', async () => {
    const [first = ''] = here.staffIds
    const service = await aVariedService({ staffMemberIds: [first] })
    const made = await deleted(people(service.id, [first]))
    const { revision } = expected(await admin.get(`/v2/services/${service.id}`)).service
    expected(await admin.patch(`/v2/services/${service.id}`, { service: { revision, staffMemberIds: here.staffIds } }))
    expect(refusal(await restore(made.id))).toContain('MISSING_STAFF_VARIANTS')
    expect(refusal(await admin.get(`${optionsUrl}/${made.id}`))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })

  it('SERVICE_OPTIONS_NOT_FOUND: for thirty days, of one business, and only while the service exists', async () => {
    expect(refusal(await restore(randomUUID()))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    const made = await fresh()
    expect(refusal(await restore(made.id, stranger))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    const gone = await fresh()
    expected(await admin.delete(`/v2/services/${gone.serviceId}`))
    expect(refusal(await restore(gone.id))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    const stored = () => db.selectFrom('deleted_service_options').select('id').where('id', '=', made.id).execute()
    clock.advance({ days: 29 })
    await runDue(context, clock.now())
    expect(await stored()).toHaveLength(1)
    clock.advance({ days: 1 })
    expect(refusal(await restore(made.id))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    await runDue(context, clock.now())
    expect(await stored()).toEqual([])
  })
})
