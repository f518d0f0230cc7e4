import { expect, test } from 'vitest'
import { createFormats } from '../../lib/format.ts'
import type { Translate } from '../../lib/translate.tsx'
import { formatValue, isShown } from './values.ts'

const t = ((key: string, { text = '' }: { text?: string } = {}) =>
  key === 'changes.quoted' ? `“${text}”` : key) as unknown as Translate
const speech = { t, formats: createFormats('en'), zone: 'Europe/Rome', currency: 'EUR' }

test.each([
  ['provider', 'SANDBOX', 'sandbox'],
  ['status', 'PENDING', 'pending'],
  ['payment.rateType', 'NO_FEE', 'no fee'],
  ['name', 'YOGA', '“YOGA”'],
  ['name', 'Yoga', '“Yoga”'],
  ['name', 'YOGA_FLOW', '“YOGA_FLOW”'],
  ['code', 'SUMMER_SALE', '“SUMMER_SALE”'],
])('%s %s', (field, value, shown) => {
  expect(formatValue(field, value, speech)).toBe(shown)
})

test.each([
  ['wixPayOrderId', false],
  ['currency', true],
  ['price.currency', false],
  ['siteId', false],
  ['name', true],
])('%s is shown: %s', (field, shown) => {
  expect(isShown(field)).toBe(shown)
})
