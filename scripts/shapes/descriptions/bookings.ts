import { commonDescriptions } from './common.ts'

/** Descriptions of the fields of bookings (see common.ts). */
export const bookingsDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  'BookedEntity.tags': 'Labels: INDIVIDUAL, GROUP or COURSE.',
  'QueryV2.fields': 'Accepted for compatibility; it has no effect.',
  captchaToken: 'Solved captcha, required if the business asks customers who book for one; valid once.',
  intakeSubmission: 'Answers to the intake form of the service’s policy, by target.',
  intakeSubmissionId: 'Id of the answers to the intake form.',
  'CreateBookingFlowControlSettings.skipIntakeFormValidation': 'Whether the intake form may be left unanswered.',
  'SetBookingSubmissionIdRequest.submissionId': 'Id of answers to the booking’s form that belong to no booking yet.',
  'Booking.status': 'CREATED, PENDING, CONFIRMED, WAITING_LIST, DECLINED or CANCELED.',
  'BookedSlot.timezone': 'Time zone shown to the customer at booking; cannot be changed.',
  'BookedSlot.resource': 'Resource as it was at booking.',
  'Sorting.order': 'ASC or DESC; ASC if unset.',
  'ExtendedBooking.order': 'Order in which a checkout sold the booking; with `withEcomOrder`.',
  withEcomOrder: 'Whether to return the orders; for those who may view orders.',
  lineItemId: 'Id of its line in the checkout.',
  balance: 'Amount that is still to be paid.',
}
