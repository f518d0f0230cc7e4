import { expect, it } from 'vitest'
import { orderHistory } from './order-history.ts'

const at = '2026-03-01T10:00:00.000Z'
const justBefore = '2026-03-01T09:59:59.990Z'

it('shows what one call changed in several writes as one entry', () => {
  const history = orderHistory([
    {
      id: '3',
      at: '2026-04-01T10:00:00.000Z',
      actor_name: '',
      operation: 'orderClock',
      changes: [{ field: 'currentCycle.index', after: 2 }],
    },
    {
      id: '2',
      at,
      actor_name: 'Ana',
      operation: 'sellPlan',
      changes: [
        { field: 'status', after: 'ACTIVE' },
        { field: 'currentCycle', after: { index: 1 } },
      ],
    },
    {
      id: '1',
      at: justBefore,
      actor_name: 'Ana',
      operation: 'sellPlan',
      changes: [
        { field: 'status', after: 'PENDING' },
        { field: 'lastPaymentStatus', after: 'PAID' },
      ],
    },
  ])
  expect(history).toMatchObject([
    { operation: 'orderClock', actorName: null, status: null, cycle: 2 },
    { id: '2', operation: 'sellPlan', actorName: 'Ana', status: 'ACTIVE', paymentStatus: 'PAID', cycle: 1 },
  ])
})
