import { describe, expect, it } from 'vitest'
import { prepare } from './request.ts'

describe('prepare', () => {
  it('puts path parameters into the path and everything into the body of a POST', () => {
    const request = prepare(['POST', '/v2/bookings/{bookingId}/cancel'], { bookingId: 'a b', revision: '3' })
    expect(request.path).toBe('/v2/bookings/a%20b/cancel')
    expect(JSON.parse(request.body ?? '')).toEqual({ bookingId: 'a b', revision: '3' })
  })

  it('reads nested path parameters', () => {
    expect(prepare(['PATCH', '/v2/services/{service.id}'], { service: { id: 'x' } }).path).toBe('/v2/services/x')
  })

  it('writes nested query parameters dotted and lists repeated', () => {
    expect(
      prepare(['GET', '/v1/members'], { paging: { limit: 5 }, fieldsets: ['PUBLIC', 'FULL'], gone: null }).path,
    ).toBe('/v1/members?paging.limit=5&fieldsets=PUBLIC&fieldsets=FULL')
  })

  it('encodes lists of objects', () => {
    const { path } = prepare(['GET', '/v1/x'], { sort: [{ fieldName: 'näme' }] })
    const packed = path.split('.r=')[1] ?? ''
    expect(JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'))).toEqual({ sort: [{ fieldName: 'näme' }] })
  })
})
