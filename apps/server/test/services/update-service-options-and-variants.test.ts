import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, customOption, lengths, listEvents, optionsUrl, people, refusal } from './varied.ts'

const test = await createTestApp()
const { here, admin, stranger, visitor, aVariedService } = await aVariedBusiness(test)
const fresh = async (prices: Record<string, string> = { Adult: '40', Child: '20' }) =>
  created(admin, customOption((await aVariedService()).id, prices))
const update = (id: string, sent: object, mask?: string[], client = admin) =>
  client.patch(`${optionsUrl}/${id}`, { serviceOptionsAndVariants: { id, ...sent }, ...(mask ? { mask } : {}) })

describe('updateServiceOptionsAndVariants', () => {
  it('changes prices; an existing choice keeps the id that bookings reference', async () => {
    const made = await fresh()
    const { options, variants } = customOption(made.serviceId, { Child: '22', Adult: '44', Senior: '30' })
    const after = expected(await update(made.id, { revision: '1', options, variants })).serviceOptionsAndVariants
    expect(after).toMatchObject({ revision: '2', minPrice: { value: '22' }, maxPrice: { value: '44' } })
    const findId = (it: typeof made, word: string) =>
      it.variants.values.find((one: { choices: { custom: string }[] }) => one.choices[0]?.custom === word).choices[0].id
    expect(findId(after, 'Child')).toBe(findId(made, 'Child'))
    const events = await listEvents(test, made.id)
    expect(events.map(({ slug, sequence }) => `${slug} ${sequence}`)).toEqual(['created 1', 'updated 2'])
    const { body } = await visitor.get(`/v2/services/${made.serviceId}`)
    expect(body.service.payment.varied.maxPrice.value).toBe('44')
  })

  it('changes only what the mask names', async () => {
    const made = await fresh()
    const extendedFields = { namespaces: { '@us/notes': { colour: 'red' } } }
    const { variants } = customOption(made.serviceId, { Adult: '1', Child: '1' })
    const sent = { revision: '1', extendedFields, variants }
    const after = expected(await update(made.id, sent, ['extendedFields'])).serviceOptionsAndVariants
    expect(after).toMatchObject({ extendedFields, variants: made.variants })
    const cleared = expected(await update(made.id, { revision: '2' }, ['extended_fields'])).serviceOptionsAndVariants
    expect(cleared.extendedFields).toBeUndefined()
  })

  it('REVISION_MISMATCH: keeps newer changes', async () => {
    const made = await fresh()
    const { variants } = customOption(made.serviceId, { Adult: '1', Child: '1' })
    const answers = await Promise.all([1, 2].map(() => update(made.id, { revision: '1', variants })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusal(await update(made.id, { variants }))).toContain('400 serviceOptionsAndVariants.revision')
  })

  it.each([
    ['UNKNOWN_OPTION_IDS', 'optionId', '400'],
    ['MULTIPLE_CURRENCIES', 'currency', '428'],
    ['UNSUPPORTED_OPTION_TYPE', 'type', '428'],
    ['UNKNOWN_STAFF_IDS', 'staff', '400'],
    ['MISSING_STAFF_VARIANTS', 'alone', '400'],
    ['IDENTICAL_CHOICES', 'twice', '428'],
    ['MISSING_CUSTOM_CHOICES', 'missing', '400'],
    ['UNSUPPORTED_OPTION_DATA', 'data', '428'],
  ])('%s: refuses what creating would refuse', async (code, what, status) => {
    const made = await fresh()
    const { options, variants } = customOption(made.serviceId, { Adult: '1', Child: '1' })
    const [first, second] = variants.values
    const bad: Record<string, object> = {
      optionId: { variants: { values: [{ ...first, choices: [{ optionId: randomUUID(), custom: 'Adult' }] }] } },
      currency: { variants: { values: [{ ...first, price: { value: '1', currency: 'GBP' } }, second] } },
      type: { options: { values: [{ ...options.values[0], type: 'DATE_TIME' }] } },
      staff: people(made.serviceId, [randomUUID()]),
      alone: people(made.serviceId, [here.staffIds[1]]),
      twice: lengths(made.serviceId, [
        [20, '1'],
        [20, '1'],
      ]),
      missing: { variants: { values: [first] } },
      data: { options: { values: [{ ...options.values[0], durationData: { name: 'x' } }] } },
    }
    expect(refusal(await update(made.id, { ...bad[what], revision: '1' }))).toBe(`${status} ${code}`)
  })

  it('stays with its service, and finds none of other businesses', async () => {
    const made = await fresh()
    const moved = await update(made.id, { revision: '1', serviceId: randomUUID() })
    expect(refusal(moved)).toBe('400 serviceOptionsAndVariants.serviceId: IMMUTABLE_FIELD')
    expect(refusal(await update(randomUUID(), { revision: '1' }))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    const { variants } = customOption(made.serviceId, { Adult: '1', Child: '1' })
    const foreign = await update(made.id, { revision: '1', variants }, undefined, stranger)
    expect(refusal(foreign)).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })
})
