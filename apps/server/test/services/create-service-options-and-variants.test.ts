import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClass } from './catalogue.ts'
import { aVariedBusiness, created, customOption, lengths, listEvents, optionsUrl, people, refusal } from './varied.ts'

const test = await createTestApp()
const { here, admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const create = (written: object, client = admin) => client.post(optionsUrl, { serviceOptionsAndVariants: written })
const service = await aVariedService()
const fresh = async () => (await aVariedService()).id

describe('createServiceOptionsAndVariants', () => {
  it('gives a service choices with prices, and the service the lowest and highest price', async () => {
    const written = customOption(service.id, { Adult: '40', Child: '25.50' })
    const made = await created(admin, written)
    expect(made).toMatchObject({ revision: '1', serviceId: service.id })
    expect(made).toMatchObject({ minPrice: { value: '25.50', currency: 'EUR' }, maxPrice: { value: '40' } })
    expect(made.options).toMatchObject(written.options)
    expect(made.variants.values).toMatchObject(written.variants.values)
    const { body } = await visitor.get(`/v2/services/${service.id}`)
    expect(body.service.payment.varied).toMatchObject({ minPrice: { value: '25.50' }, maxPrice: { value: '40' } })
    expect(body.service.revision).toBe('2')
    const [event] = await listEvents(test, made.id)
    expect(event).toMatchObject({ slug: 'created', payload: { createdEvent: { entity: { id: made.id } } } })
    expect((await listEvents(test, service.id ?? '')).map(({ slug }) => slug)).toEqual(['created', 'updated'])
  })

  it('SERVICE_OPTIONS_ALREADY_EXISTS: a service has only one', async () => {
    expect(refusal(await create(customOption(service.id, { Adult: '40' })))).toBe('409 SERVICE_OPTIONS_ALREADY_EXISTS')
  })

  it('sets the durations of the service', async () => {
    const id = await fresh()
    await created(
      admin,
      lengths(id, [
        [30, '20'],
        [90, '55'],
      ]),
    )
    const { schedule } = expected(await visitor.get(`/v2/services/${id}`)).service
    expect(schedule.availabilityConstraints.durations).toEqual([{ minutes: 30 }, { minutes: 90 }])
    const { option } = expected(await visitor.get(`/v1/services/${id}/choices`))
    expect(option.variants).toMatchObject([{ durationMinutes: 30, label: '30 minutes' }, { durationMinutes: 90 }])
  })

  it('accepts staff, and creates an id for an option without one', async () => {
    const written = people(await fresh(), here.staffIds)
    const options = { values: [{ type: 'STAFF_MEMBER' }] }
    const variants = written.variants.values.map((it) => ({
      ...it,
      choices: [{ staffMemberId: it.choices[0]?.staffMemberId }],
    }))
    const made = await created(admin, { ...written, options, variants: { values: variants } })
    const [option] = made.options.values
    expect(made.variants.values[0].choices[0]).toMatchObject({ optionId: option.id, staffMemberId: here.staffIds[0] })
  })

  it('reads a price without a currency in that of the business', async () => {
    const written = customOption(await fresh(), { One: '7' })
    const [variant] = written.variants.values
    const made = await created(admin, { ...written, variants: { values: [{ ...variant, price: { value: '7' } }] } })
    expect(made.minPrice).toEqual({ value: '7', currency: 'EUR' })
  })

  const stranger7 = randomUUID()
  it.each([
    ['SERVICE_NOT_FOUND: no such service', () => customOption(randomUUID(), { A: '1' }), '404 SERVICE_NOT_FOUND'],
    [
      'UNKNOWN_OPTION_IDS: a variant of another option',
      (id: string) => ({
        ...customOption(id, { A: '1' }),
        variants: { values: [{ choices: [{ optionId: stranger7, custom: 'A' }], price: { value: '1' } }] },
      }),
      '400 UNKNOWN_OPTION_IDS',
    ],
    [
      'MULTIPLE_CURRENCIES: another currency than that of the business',
      (id: string) => {
        const written = customOption(id, { A: '1', B: '2' })
        const [first, second] = written.variants.values
        return { ...written, variants: { values: [first, { ...second, price: { value: '2', currency: 'USD' } }] } }
      },
      '428 MULTIPLE_CURRENCIES',
    ],
    [
      'UNSUPPORTED_OPTION_TYPE: a kind nobody can choose by',
      (id: string) => ({ ...customOption(id, { A: '1' }), options: { values: [{ type: 'LOCATION' }] } }),
      '428 UNSUPPORTED_OPTION_TYPE',
    ],
    [
      'UNKNOWN_STAFF_IDS: somebody who does not give it',
      (id: string) => people(id, [randomUUID()]),
      '400 UNKNOWN_STAFF_IDS',
    ],
    [
      'MISSING_STAFF_VARIANTS: somebody left out',
      (id: string) => people(id, [here.staffIds[0]]),
      '400 MISSING_STAFF_VARIANTS',
    ],
    [
      'IDENTICAL_CHOICES: one length twice',
      (id: string) =>
        lengths(id, [
          [30, '1'],
          [30, '2'],
        ]),
      '428 IDENTICAL_CHOICES',
    ],
    [
      'MISSING_CUSTOM_CHOICES: a choice without a price',
      (id: string) => {
        const written = customOption(id, { A: '1', B: '2' })
        return { ...written, variants: { values: [written.variants.values[0]] } }
      },
      '400 MISSING_CUSTOM_CHOICES',
    ],
    [
      'UNSUPPORTED_OPTION_DATA: words for lengths',
      (id: string) => ({
        ...lengths(id, [[30, '1']]),
        options: { values: [{ type: 'DURATION', customData: { name: 'x' } }] },
      }),
      '428 UNSUPPORTED_OPTION_DATA',
    ],
    [
      'INVALID_PRICE: more digits than the coins have',
      (id: string) => customOption(id, { A: '1.234' }),
      '400 serviceOptionsAndVariants.variants.values[0].price.value: ',
    ],
    [
      'WRONG_CHOICE: words where a length is asked',
      (id: string) => ({ ...lengths(id, []), variants: customOption(id, { A: '1' }).variants }),
      '400 serviceOptionsAndVariants.variants.values[0].choices: WRONG_CHOICE',
    ],
  ])('%s', async (_, written, code) => {
    expect(refusal(await create(written((await fresh()) ?? '')))).toContain(code)
  })

  it('SERVICE_NOT_VARIED: refuses fixed prices, and durations for a class', async () => {
    const fixed = await aVariedService({ payment: { rateType: 'NO_FEE', options: { inPerson: true } } })
    expect(refusal(await create(customOption(fixed.id, { A: '1' })))).toContain('SERVICE_NOT_VARIED')
    const varied = {
      rateType: 'VARIED',
      varied: { defaultPrice: { value: '5' } },
      options: { inPerson: true },
    } as const
    const course = expected(await admin.post('/v2/services', { service: aClass({ payment: varied }) })).service
    expect(refusal(await create(lengths(course.id, [[30, '1']])))).toBe('428 UNSUPPORTED_OPTION_TYPE')
    await created(admin, customOption(course.id, { Adult: '9', Child: '4' }))
  })

  it('is refused for another business and for customers', async () => {
    const id = await fresh()
    expect(refusal(await create(customOption(id, { A: '1' }), stranger))).toBe('404 SERVICE_NOT_FOUND')
    expect((await create(customOption(id, { A: '1' }), visitor)).status).toBe(403)
  })

  it('accepts one of two simultaneous requests', async () => {
    const id = await fresh()
    const answers = await Promise.all([create(customOption(id, { A: '1' })), create(customOption(id, { B: '1' }))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
