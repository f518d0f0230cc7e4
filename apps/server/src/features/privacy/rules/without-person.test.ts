import { describe, expect, it } from 'vitest'
import { withoutPerson } from './without-person.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

describe('withoutPerson', () => {
  it('leaves ids, instants, amounts and statuses, and removes every other text', () => {
    const booking = {
      id,
      status: 'CONFIRMED',
      startDate: '2026-06-02T09:00:00.000Z',
      totalParticipants: 2,
      selectedPaymentOption: 'OFFLINE',
      title: 'Ada’s lesson',
      contactDetails: { firstName: 'Ada', email: 'ada@example.org' },
      price: { value: '12.50', currency: 'EUR' },
    }
    expect(withoutPerson({ updatedEvent: { currentEntity: booking } })).toEqual({
      updatedEvent: {
        currentEntity: {
          id,
          status: 'CONFIRMED',
          startDate: '2026-06-02T09:00:00.000Z',
          totalParticipants: 2,
          selectedPaymentOption: 'OFFLINE',
          price: { value: '12.50', currency: 'EUR' },
        },
      },
    })
  })

  it('removes names that look like statuses or amounts', () => {
    expect(withoutPerson({ firstName: 'ADA', phone: '5551234', nickname: '2026-01-01' })).toEqual({})
  })

  it('removes texts in lists, and what a form was answered', () => {
    expect(withoutPerson({ emails: ['a@b.example'], ids: [id], answers: { any: 1 } })).toEqual({
      emails: [],
      ids: [id],
    })
  })

  it('removes a text in a field of facts that is none', () => {
    expect(withoutPerson({ status: 'Ada Lovelace', contactId: 'ada@example.org', reason: 'She is ill' })).toEqual({})
  })
})
