import { everyoneReads, operation } from '../operation.ts'
import { NextFreeRequest, NextFreeResponse, OverviewRequest, OverviewResponse } from './own-shapes.ts'
import { QueryAvailabilityRequest, QueryAvailabilityResponse } from './shapes.ts'

/** What can be booked, when. */
export const availabilityOperations = {
  queryAvailability: operation({
    id: 'queryAvailability',
    summary: 'Every start time of the asked services in a range, bookable or not.',
    method: 'POST',
    paths: [
      '/v1/availability/query',
      '/availability-calendar/v1/availability/query',
      '/_api/availability-calendar/v1/availability/query',
      '/bookings/availability-calendar/v1/availability/query',
      '/bookings/v1/availability/query',
    ],
    access: everyoneReads,
    input: QueryAvailabilityRequest,
    output: QueryAvailabilityResponse,
    required: ['query', 'query.filter'],
    errors: ['INVALID_TIME_ZONE'],
    deprecated: true,
  }),
  getAvailabilityOverview: operation({
    id: 'getAvailabilityOverview',
    summary: 'Day by day how much is free, the times of one day, and what to do when nothing is.',
    method: 'POST',
    paths: ['/v1/availability/overview'],
    access: everyoneReads,
    input: OverviewRequest,
    output: OverviewResponse,
    errors: ['SERVICE_NOT_FOUND', 'INVALID_TIME_ZONE', 'LOCATION_NOT_FOUND'],
  }),
  listNextFree: operation({
    id: 'listNextFree',
    summary: 'The next times that can be taken, service by service.',
    method: 'POST',
    paths: ['/v1/availability/next-free'],
    access: everyoneReads,
    input: NextFreeRequest,
    output: NextFreeResponse,
    errors: ['INVALID_TIME_ZONE'],
  }),
}
