import { everyoneReads, operation } from '../operation.ts'
import {
  GetBookingsSettingsRequest,
  GetBookingsSettingsResponse,
  UpdateBookingsSettingsRequest,
  UpdateBookingsSettingsResponse,
} from './generated/settings-shapes.ts'

/** Operations on the booking settings of the business. */
export const bookingsSettingsOperations = {
  getBookingsSettings: operation({
    id: 'getBookingsSettings',
    summary: 'Returns the booking settings of the business.',
    method: 'GET',
    paths: ['/v2/settings', '/_api/bookings-settings/v2/settings'],
    fallbackPaths: ['/v2/settings', '/_api/bookings-settings/v2/settings'],
    access: everyoneReads,
    input: GetBookingsSettingsRequest,
    output: GetBookingsSettingsResponse,
    errors: [],
  }),
  updateBookingsSettings: operation({
    id: 'updateBookingsSettings',
    summary: 'Changes the booking settings of the business.',
    method: 'PATCH',
    paths: ['/v2/bookings-settings', '/_api/bookings-settings/v2/bookings-settings'],
    access: { manager: 'MANAGE_SETTINGS' },
    input: UpdateBookingsSettingsRequest,
    output: UpdateBookingsSettingsResponse,
    required: ['bookingsSettings', 'bookingsSettings.revision'],
    errors: ['REVISION_MISMATCH'],
  }),
}
