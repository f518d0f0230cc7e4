import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, customOption, lengths, optionsUrl, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger, aVariedService } = await aVariedBusiness(test)
const byWords = await created(admin, customOption((await aVariedService()).id, { Adult: '40', Child: '20' }))
const byLength = await created(admin, lengths((await aVariedService({ hidden: true })).id, [[45, '30']]))
const query = (requested: object, client = admin) => client.post(`${optionsUrl}/query`, { query: requested })
const findOptions = async (filter: object, client = admin) =>
  expected(await query({ filter }, client)).serviceOptionsAndVariantsList.map(({ id }: { id: string }) => id)

describe('queryServiceOptionsAndVariants', () => {
  it.each([
    [() => ({}), () => [byWords.id, byLength.id].sort()],
    [() => ({ id: byWords.id }), () => [byWords.id]],
    [() => ({ id: { $ne: byWords.id } }), () => [byLength.id]],
    [() => ({ serviceId: { $in: [byLength.serviceId] } }), () => [byLength.id]],
    [() => ({ 'options.values': { $exists: false } }), () => []],
    [() => ({ 'variants.values': { $exists: true } }), () => [byWords.id, byLength.id].sort()],
    [() => ({ 'options.values.type': { $hasSome: ['DURATION'] } }), () => [byLength.id]],
    [
      () => ({ 'options.values.id': { $hasAll: [byWords.options.values[0].id] } }),
      () => [byWords.id, byLength.id].sort(),
    ],
    [() => ({ 'variants.values.choices.custom': { $hasAll: ['Adult', 'Child'] } }), () => [byWords.id]],
    [() => ({ 'variants.values.price.value': { $hasSome: ['30', '31'] } }), () => [byLength.id]],
    [() => ({ 'variants.values.price.currency': { $hasSome: ['USD'] } }), () => []],
  ])('finds by %s', async (filter, ids) => {
    expect(await findOptions(filter())).toEqual(ids())
  })

  it('returns to customers those of visible services, and none of other businesses', async () => {
    expect(await findOptions({}, visitor)).toEqual([byWords.id])
    expect(await findOptions({}, stranger)).toEqual([])
  })

  it('paginates in both directions', async () => {
    const sort = [{ fieldName: 'id', order: 'DESC' }]
    const second = expected(await query({ sort, paging: { limit: 1, offset: 1 } }))
    expect(second.serviceOptionsAndVariantsList[0].id).toBe([byWords.id, byLength.id].sort()[0])
    const first = expected(await query({ cursorPaging: { limit: 1 } }))
    const { next } = first.pagingMetadata.cursors
    const rest = expected(await query({ cursorPaging: { cursor: next } }))
    expect(rest.serviceOptionsAndVariantsList).toHaveLength(1)
  })

  it.each([
    [{ filter: { name: 'x' } }, '400 query.filter.name: UNKNOWN_FIELD'],
    [{ filter: { id: { $gt: 'x' } } }, '400 query.filter.id: UNSUPPORTED_OPERATOR'],
    [{ sort: [{ fieldName: 'options.values.id' }] }, '400 query.sort[0].fieldName: UNSORTABLE_FIELD'],
    [{ paging: { limit: 101 } }, '400 query.paging.limit: MAX'],
  ])('refuses %j, naming the field', async (requested, fault) => {
    expect(refusal(await query(requested))).toBe(fault)
  })
})
