import { describe } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import type { Business } from './support/business.ts'
import { rowsOf } from './support/proves.ts'

const test = await createTestApp()
const proves = await rowsOf(test)

/** A member whose plan goes on can be neither deleted nor blocked. */
async function endPlan({ admin, clara }: Business): Promise<void> {
  expected(await admin.post(`/v2/orders/${clara.orderId}/cancel`, { effectiveAt: 'IMMEDIATELY' }))
}

describe('what follows from a change of a person', () => {
  proves('a customer is corrected', async ({ admin, clara }) => {
    const { customer } = expected(await admin.get(`/v1/customers/${clara.contactId}`))
    const changed = { revision: customer.revision, firstName: 'Klara', phone: '030 1234567' }
    expected(await admin.patch(`/v1/customers/${clara.contactId}`, { customer: changed }))
  })

  proves('the address of a customer changes', async ({ admin, clara }) => {
    const { customer } = expected(await admin.get(`/v1/customers/${clara.contactId}`))
    const changed = { revision: customer.revision, email: `new-${clara.email}` }
    expected(await admin.patch(`/v1/customers/${clara.contactId}`, { customer: changed }))
  })

  proves('customers are merged', async ({ admin, clara, seats }) => {
    expected(
      await admin.post(`/v1/customers/${await contactOf(test.context, seats.id)}/merge`, {
        otherIds: [clara.contactId],
      }),
    )
  })

  proves(
    'a merge is undone',
    async ({ admin, seats }) =>
      void expected(await admin.post(`/v1/customers/${await contactOf(test.context, seats.id)}/unmerge`, {})),
    async ({ admin, clara, seats }) =>
      expected(
        await admin.post(`/v1/customers/${await contactOf(test.context, seats.id)}/merge`, {
          otherIds: [clara.contactId],
        }),
      ),
  )

  proves(
    'a member is deleted',
    async ({ admin, clara }) => void expected(await admin.delete(`/v1/members/${clara.id}`)),
    endPlan,
  )

  proves(
    'a deleted member is restored',
    async ({ admin, clara }) => void expected(await admin.post(`/v1/members/${clara.id}/restore`)),
    async (business) => {
      await endPlan(business)
      expected(await business.admin.delete(`/v1/members/${business.clara.id}`))
    },
  )

  proves(
    'a member is blocked',
    async ({ admin, clara }) => void expected(await admin.post(`/v1/members/${clara.id}/block`)),
    endPlan,
  )

  proves(
    'a member is parted from their account',
    async ({ admin, clara }) => void expected(await admin.post(`/v1/members/${clara.id}/disconnect`)),
    endPlan,
  )

  proves('a member is signed out everywhere', async ({ admin, clara }) => {
    expected(await admin.post(`/v1/members/${clara.id}/end-sign-ins`, {}))
  })

  proves('the email of a member’s sign-in changes', async ({ admin, clara }) => {
    const newEmail = `new-${clara.email}`
    expected(await admin.patch(`/api/v1/members/${clara.id}/change-login-email`, { newEmail }))
  })

  proves('every coming booking of a customer is cancelled', async ({ admin, clara }) => {
    expected(await admin.post(`/v1/customers/${clara.contactId}/cancel-bookings`, { notifyCustomer: true }))
  })

  proves('how long personal data is kept changes', async ({ admin }) => {
    expected(await admin.patch('/v1/privacy/retention', { bookingMonths: 12, customerMonths: 24 }))
  })

  proves('a person is erased', async ({ admin, clara }) => {
    expected(await admin.post(`/v1/customers/${clara.contactId}/erase`, { cancelBookings: true, endOrders: true }))
  })
})
