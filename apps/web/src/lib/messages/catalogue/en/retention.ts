/** Messages of the dashboard's settings of how long personal data is kept. */
export const retention = {
  'settings.part.retention': 'Data retention',
  'settings.retention.title': 'How long personal data is kept',
  'settings.retention.text':
    'Once a day, data older than you choose here is erased for good. Orders, payments and receipts stay with their dates and amounts, without the person.',
  'settings.retention.keep': 'Keep',
  'settings.retention.months': '{count, plural, one {Erase after 1 month} other {Erase after # months}}',
  'settings.retention.bookingMonths': 'Past bookings',
  'settings.retention.bookingMonths.hint':
    'Contact details, answers, messages and the name on receipts. Counted from the end of the booking; unpaid ones are kept.',
  'settings.retention.customerMonths': 'Customers who no longer book',
  'settings.retention.customerMonths.hint':
    'Customers without an account, with everything about them. Counted from their last booking or purchase.',
  'settings.retention.messageMonths': 'Messages sent',
  'settings.retention.messageMonths.hint': 'Recipient and text. The date and kind of message stay.',
  'settings.retention.answerMonths': 'Form answers and notes',
  'settings.retention.answerMonths.hint': 'Answers to upcoming bookings and active plans are kept.',
  'settings.retention.fileMonths': 'Files from customers',
  'settings.retention.fileMonths.hint': 'Uploaded in forms. Files for upcoming bookings are kept.',
  'settings.retention.logMonths': 'History and activity log',
  'settings.retention.logMonths.hint': 'Names of customers, and what was typed. What was done, and when, stays.',
  'settings.retention.review': 'Review',
  'settings.retention.reviewTitle': 'Save these periods?',
  'settings.retention.erases':
    'This is what would be erased now. Erasing starts one day after you save. Until then, you can change this.',
  'settings.retention.erasesNothing': 'Nothing is old enough to be erased now.',
  'settings.retention.stays': 'Erased data can’t be restored.',
  'settings.retention.preview.customers': '{count, plural, one {1 customer} other {# customers}}',
  'settings.retention.preview.bookings': '{count, plural, one {Details of 1 booking} other {Details of # bookings}}',
  'settings.retention.preview.answers': '{count, plural, one {1 form answer} other {# form answers}}',
  'settings.retention.preview.notes': '{count, plural, one {1 note} other {# notes}}',
  'settings.retention.preview.messages': '{count, plural, one {Text of 1 message} other {Texts of # messages}}',
  'settings.retention.preview.files': '{count, plural, one {1 file} other {# files}}',
  'settings.retention.preview.logEntries':
    '{count, plural, one {Names and texts in 1 log entry} other {Names and texts in # log entries}}',
  'settings.retention.back': 'Back',
  'settings.retention.saved': 'Saved. Older data will be erased starting in one day.',
  'settings.retention.savedKeep': 'Saved. Everything is kept.',
} as const
