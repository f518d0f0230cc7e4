import { expect, it } from 'vitest'
import { addedToContact, contactChanges } from './contact-changes.ts'

const anybody = { primary: null, mayLead: () => true, newId: () => 'new', addressIds: ['old'] }
const anonymous = { ...anybody, mayLead: () => false }

it('clears empty fields, and ignores absent ones and empty lists', () => {
  expect(contactChanges({ firstName: ' Ada ', lastName: '', phones: [], emails: [] }, anybody)).toEqual({
    first_name: 'Ada',
    last_name: null,
  })
})

it('merges lists by their first entry and the others, without duplicates', () => {
  expect(contactChanges({ phones: ['+49 1', ' +49 2', '+49 1'] }, anybody)).toEqual({
    phone: '+49 1',
    more_phones: ['+49 2'],
  })
  expect(contactChanges({ emails: ['a@x.org', 'b@x.org', 'A@x.org'] }, anybody)).toEqual({
    email: 'a@x.org',
    more_emails: ['b@x.org'],
  })
})

it('never lets an unverified address become primary', () => {
  expect(contactChanges({ emails: ['victim@x.org'] }, anonymous)).toEqual({
    email: null,
    more_emails: ['victim@x.org'],
  })
  expect(contactChanges({ emails: ['victim@x.org', 'mine@x.org'] }, { ...anonymous, primary: 'Mine@x.org' })).toEqual({
    email: 'mine@x.org',
    more_emails: ['victim@x.org'],
  })
})

it('keeps the id of an existing address, and gives others a new one', () => {
  const { address, more_addresses } = contactChanges(
    {
      addresses: [
        { id: 'old', city: 'Bath' },
        { id: 'foreign', city: 'York' },
      ],
    },
    anybody,
  )
  expect(JSON.parse(address ?? '')).toEqual({ id: 'old', city: 'Bath' })
  expect(JSON.parse(more_addresses ?? '')).toEqual([{ id: 'new', city: 'York' }])
})

it('adds to an existing contact without removing anything', () => {
  const contact = {
    id: 'c',
    email: 'a@x.org',
    moreEmails: ['b@x.org'],
    phone: '+49 1',
    morePhones: [],
    address: { city: 'Bath' },
    moreAddresses: [],
    birthdate: null,
    company: 'Acme',
    jobTitle: null,
    firstName: null,
    lastName: null,
    language: null,
    emailUnproven: false,
  }
  const sent = { emails: ['A@x.org', 'c@x.org'], phones: ['+49 1', '+49 2'], company: 'Other', birthdate: '1815-12-10' }
  expect(addedToContact(contact, { ...sent, addresses: [{ city: 'Bath' }, { city: 'York' }] }, () => 'new')).toEqual({
    birthdate: '1815-12-10',
    more_emails: ['b@x.org', 'c@x.org'],
    more_phones: ['+49 2'],
    more_addresses: JSON.stringify([{ city: 'York', id: 'new' }]),
  })
})
