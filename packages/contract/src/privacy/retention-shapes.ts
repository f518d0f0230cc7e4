import { embed, instant, orNull, ownShape, Type } from '../own.ts'

const period = (what: string) =>
  orNull(Type.Integer({ minimum: 1, maximum: 120, description: `Months that ${what}; null to keep them.` }))

const periods = {
  bookingMonths: period('details, answers and messages of a booking are kept after its end'),
  messageMonths: period('messages sent are kept'),
  answerMonths: period('answers to forms and notes on customers are kept'),
  customerMonths: period('customers without an account are kept after their last booking'),
  logMonths: period('names and texts in history, events and the log of changes are kept'),
  fileMonths: period('files that customers uploaded are kept'),
}
const requested = {
  bookingMonths: Type.Optional(periods.bookingMonths),
  messageMonths: Type.Optional(periods.messageMonths),
  answerMonths: Type.Optional(periods.answerMonths),
  customerMonths: Type.Optional(periods.customerMonths),
  logMonths: Type.Optional(periods.logMonths),
  fileMonths: Type.Optional(periods.fileMonths),
}
const counted = (what: string) => Type.Integer({ minimum: 0, description: what })

/** How long a business keeps what is personal. */
export const RetentionSettings = ownShape('privacy.RetentionSettings', {
  ...periods,
  nextRunDate: orNull(instant('When older data is erased next; null if everything is kept.')),
})

/** What would be erased with these settings, as numbers. */
export const RetentionPreview = ownShape('privacy.RetentionPreview', {
  bookings: counted('Past bookings that would no longer name anybody.'),
  messages: counted('Messages whose content would be erased.'),
  answers: counted('Form answers that would be erased.'),
  notes: counted('Notes that would be erased.'),
  customers: counted('Customers that would be erased.'),
  logEntries: counted('Entries of history, events and the log of changes that would lose names and texts.'),
  files: counted('Files that would be erased.'),
})

export const GetRetentionSettingsRequest = ownShape('privacy.GetRetentionSettingsRequest', {})
export const UpdateRetentionSettingsRequest = ownShape('privacy.UpdateRetentionSettingsRequest', requested)
export const PreviewRetentionRequest = ownShape('privacy.PreviewRetentionRequest', requested)
export const RetentionSettingsResponse = ownShape('privacy.RetentionSettingsResponse', {
  settings: embed(RetentionSettings),
})
export const PreviewRetentionResponse = ownShape('privacy.PreviewRetentionResponse', {
  preview: embed(RetentionPreview),
})
