import { operation } from '../operation.ts'
import {
  GetWorkingHoursRequest,
  RemoveHoursExceptionsRequest,
  SetHoursExceptionsRequest,
  SetWorkingHoursRequest,
  WorkingHoursResponse,
} from './shapes.ts'

const base = '/v1/schedules/{scheduleId}/working-hours'

/** Operations on the working hours of resources, locations and the business. */
export const schedulesOperations = {
  getWorkingHours: operation({
    id: 'getWorkingHours',
    summary:
      'Returns the weekly hours and dated exceptions of a schedule. Those of the business are its main location’s.',
    method: 'GET',
    paths: [base],
    access: { manager: 'READ_CATALOGUE' },
    input: GetWorkingHoursRequest,
    output: WorkingHoursResponse,
    errors: ['SCHEDULE_NOT_FOUND'],
  }),
  setWorkingHours: operation({
    id: 'setWorkingHours',
    summary: 'Replaces the weekly hours; existing bookings stay. A location without hours follows the main one.',
    method: 'PUT',
    paths: [base],
    access: { manager: 'MANAGE_RESOURCES' },
    input: SetWorkingHoursRequest,
    output: WorkingHoursResponse,
    required: ['scheduleId', 'weekly'],
    errors: ['SCHEDULE_NOT_FOUND', 'LOCATION_NOT_FOUND'],
  }),
  setHoursExceptions: operation({
    id: 'setHoursExceptions',
    summary: 'Sets special hours for dates, or closes them.',
    method: 'POST',
    paths: [`${base}/exceptions`],
    access: { manager: 'MANAGE_RESOURCES' },
    input: SetHoursExceptionsRequest,
    output: WorkingHoursResponse,
    required: ['scheduleId', 'exceptions'],
    errors: ['SCHEDULE_NOT_FOUND', 'LOCATION_NOT_FOUND'],
  }),
  removeHoursExceptions: operation({
    id: 'removeHoursExceptions',
    summary: 'Returns dates to their weekly hours.',
    method: 'POST',
    paths: [`${base}/exceptions/remove`],
    access: { manager: 'MANAGE_RESOURCES' },
    input: RemoveHoursExceptionsRequest,
    output: WorkingHoursResponse,
    required: ['scheduleId', 'dates'],
    errors: ['SCHEDULE_NOT_FOUND'],
  }),
}
