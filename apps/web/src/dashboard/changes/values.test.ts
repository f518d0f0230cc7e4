import { expect, test } from 'vitest'
import { createFormats } from '../../lib/format.ts'
import type { Translate } from '../../lib/translate.tsx'
import { formatValue } from './values.ts'

const t = ((key: string, { text = '' }: { text?: string } = {}) =>
  key === 'changes.quoted' ? `“${text}”` : key) as unknown as Translate
const speech = { t, formats: createFormats('en'), zone: 'Europe/Rome', currency: 'EUR' }

test.each([
  ['provider', 'SANDBOX', 'changes.value.SANDBOX'],
  ['status', 'PENDING', 'changes.value.PENDING'],
  ['payment.rateType', 'NO_FEE', 'changes.value.NO_FEE'],
  ['places', ['LOGIN', 'BOOKING'], 'changes.value.LOGIN and changes.value.BOOKING'],
  ['permissions', ['READ_BOOKINGS'], 'access.permission.READ_BOOKINGS'],
  ['tagLine', 'FIXED', '“FIXED”'],
  ['name', 'YOGA', '“YOGA”'],
  ['name', 'Yoga', '“Yoga”'],
  ['name', 'YOGA_FLOW', '“YOGA_FLOW”'],
  ['code', 'SUMMER_SALE', '“SUMMER_SALE”'],
])('%s %s', (field, value, shown) => {
  expect(formatValue(field, value, speech)).toBe(shown)
})
