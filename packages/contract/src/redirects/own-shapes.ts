import { guid, orNull, ownShape, Type, text } from '../own.ts'

export const FinishRedirectSessionRequest = ownShape('redirects.FinishRedirectSessionRequest', {
  bookingId: Type.Optional(guid('Id of the booking that was made.')),
  planOrderId: Type.Optional(guid('Id of the order of a plan that was bought.')),
})

export const FinishRedirectSessionResponse = ownShape('redirects.FinishRedirectSessionResponse', {
  thankYouUrl: orNull(text(4000, 'URL to redirect the customer to; null to show our own confirmation page.')),
  hasReturn: Type.Boolean({
    description: 'Whether the customer can return to the front end, through /redirect/leave.',
  }),
})
