import { guid, orNull, ownShape, Type, words } from '../own.ts'

export const FinishRedirectSessionRequest = ownShape('redirects.FinishRedirectSessionRequest', {
  bookingId: guid('What was booked.'),
})

export const FinishRedirectSessionResponse = ownShape('redirects.FinishRedirectSessionResponse', {
  thankYouUrl: orNull(words(4000, 'Where the customer goes now; null: our own page thanks.')),
  hasReturn: Type.Boolean({ description: 'Whether there is a way back to the front end, at /redirect/leave.' }),
})
