import { expect, test } from 'vitest'
import { completeBillingInfo } from './billing-info.ts'

test('fills in a street without number, and leaves out a VAT id without its kind', () => {
  const sent = {
    address: { city: 'Rome', streetAddress: { name: 'Via Appia' } },
    contactDetails: { firstName: 'Ada', vatId: { id: '7' } },
  }
  expect(completeBillingInfo(sent)).toEqual({
    address: { city: 'Rome', streetAddress: { name: 'Via Appia', number: '' } },
    contactDetails: { firstName: 'Ada' },
  })
})

test('leaves complete details and none unchanged', () => {
  const sent = { contactDetails: { firstName: 'Ada', vatId: { id: '7', type: 'CPF' as const } } }
  expect([completeBillingInfo(sent), completeBillingInfo(null)]).toEqual([sent, null])
})
