import { everyoneReads, operation } from '../operation.ts'
import { GetServiceChoicesRequest, GetServiceChoicesResponse } from './own-shapes.ts'
import {
  CountServicesRequest,
  CountServicesResponse,
  CreateServiceRequest,
  CreateServiceResponse,
  GetServiceRequest,
  GetServiceResponse,
  QueryServicesRequest,
  QueryServicesResponse,
} from './shapes.ts'

/** The catalogue. */
export const servicesOperations = {
  createService: operation({
    id: 'createService',
    summary: 'Makes a service with its schedule and slug.',
    method: 'POST',
    paths: ['/v2/services', '/_api/bookings/v2/services', '/bookings/v2/services'],
    access: { manager: 'MANAGE_SERVICES' },
    input: CreateServiceRequest,
    output: CreateServiceResponse,
    required: ['service'],
    errors: [],
  }),
  getService: operation({
    id: 'getService',
    summary: 'A service by its id; a hidden one too.',
    method: 'GET',
    paths: ['/v2/services/{serviceId}', '/_api/bookings/v2/services/{serviceId}', '/bookings/v2/services/{serviceId}'],
    access: everyoneReads,
    input: GetServiceRequest,
    output: GetServiceResponse,
    errors: ['SERVICE_NOT_FOUND'],
  }),
  queryServices: operation({
    id: 'queryServices',
    summary: 'Services by filter, sorted, page by page. Customers see those that are not hidden.',
    method: 'POST',
    paths: ['/v2/services/query', '/_api/bookings/v2/services/query', '/bookings/v2/services/query'],
    access: everyoneReads,
    input: QueryServicesRequest,
    output: QueryServicesResponse,
    required: ['query'],
    errors: [],
  }),
  countServices: operation({
    id: 'countServices',
    summary: 'How many services a filter finds.',
    method: 'POST',
    paths: ['/v2/services/count', '/_api/bookings/v2/services/count', '/bookings/v2/services/count'],
    access: everyoneReads,
    input: CountServicesRequest,
    output: CountServicesResponse,
    errors: [],
  }),
  getServiceChoices: operation({
    id: 'getServiceChoices',
    summary: 'What a customer may choose with a service: its variants and add-ons, with their prices.',
    method: 'GET',
    paths: ['/v1/services/{serviceId}/choices'],
    access: everyoneReads,
    input: GetServiceChoicesRequest,
    output: GetServiceChoicesResponse,
    errors: ['SERVICE_NOT_FOUND'],
  }),
}
