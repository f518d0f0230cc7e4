import { commonDescriptions } from './common.ts'

/** What the fields of the generated shapes of bookings mean (common.ts). */
export const bookingsDescriptions: Readonly<Record<string, string>> = {
  ...commonDescriptions,
  captchaToken: 'The solved captcha, where the business asks customers who book for one. It counts once.',
  intakeSubmission: 'Answers to the intake form of the service’s policy, by target.',
  intakeSubmissionId: 'The answers to the intake form.',
  'CreateBookingFlowControlSettings.skipIntakeFormValidation': 'The intake form need not be answered.',
  'SetBookingSubmissionIdRequest.submissionId': 'Answers to the booking’s form that belong to no booking yet.',
  'Booking.status': 'Where it stands: CREATED, PENDING, CONFIRMED, WAITING_LIST, DECLINED or CANCELED.',
  'BookedSlot.timezone': 'The zone shown to the customer at booking; never changes.',
  'BookedSlot.resource': 'Who gives it, as they were at booking.',
  'Sorting.order': 'ASC or DESC; ASC unless sent.',
  'ExtendedBooking.order': 'The order that pays for it.',
}
