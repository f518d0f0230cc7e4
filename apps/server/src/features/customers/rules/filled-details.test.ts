import { expect, it } from 'vitest'
import { type Fillable, filledDetails } from './filled-details.ts'

const anonymous: Fillable = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  language: null,
  time_zone: null,
  notes: null,
  address: null,
}

it('fills empty fields from the first duplicate that has them', () => {
  const stored = { ...anonymous, first_name: 'Ada', email: 'ada@home.example' }
  const duplicates = [
    { ...anonymous, first_name: 'Augusta', last_name: 'King', email: 'king@home.example' },
    { ...anonymous, last_name: 'Lovelace', phone: '030 1', address: { city: 'London' } },
  ]
  expect(filledDetails(stored, duplicates)).toEqual({
    last_name: 'King',
    phone: '030 1',
    address: '{"city":"London"}',
  })
})

it('changes nothing if every field is set', () => {
  expect(filledDetails({ ...anonymous, phone: '1' }, [{ ...anonymous, phone: '2' }])).toEqual({})
})
