import { embed, guid, oneOf, orNull, ownShape, Type, text } from '../own.ts'

export const FinishRedirectSessionRequest = ownShape('redirects.FinishRedirectSessionRequest', {
  bookingId: Type.Optional(guid('Id of the booking that was made.')),
  planOrderId: Type.Optional(guid('Id of the order of a plan that was bought.')),
  orderId: Type.Optional(guid('Id of what was ordered with a checkout.')),
})

export const FinishRedirectSessionResponse = ownShape('redirects.FinishRedirectSessionResponse', {
  thankYouUrl: orNull(text(4000, 'URL to redirect the customer to; null to show our own confirmation page.')),
  hasReturn: Type.Boolean({
    description: 'Whether the customer can return to the front end, through /redirect/leave.',
  }),
  continuePath: orNull(
    text(2000, 'Page of ours on which a booking continues for which a plan was needed; null if there is none.'),
  ),
})

export const GetRedirectPagesRequest = ownShape('redirects.GetRedirectPagesRequest', {})
/** Pages of the front end that replace ours while its customer is here. */
export const GetRedirectPagesResponse = ownShape('redirects.GetRedirectPagesResponse', {
  serviceListUrl: orNull(text(4000, 'Address of the list of services; null for ours.')),
  planListUrl: orNull(text(4000, 'Address of the list of plans; null for ours.')),
  cartUrl: orNull(text(4000, 'Address of the cart; null if the front end named none.')),
})

const RedirectIdentity = ownShape('redirects.RedirectIdentity', {
  type: oneOf(['MEMBER', 'VISITOR', 'NOBODY'], {
    description: 'A member, a visitor without an account, or nobody: a new visitor.',
  }),
  name: orNull(text(500, 'Name of the member; null for others and where none is known.')),
  email: orNull(text(500, 'Sign-in email address of the member; null for others.')),
})

export const GetRedirectIdentityRequest = ownShape('redirects.GetRedirectIdentityRequest', {
  redirectSession: text(200, 'Secret of the redirect session, as in its address.'),
  sessionToken: Type.Optional(
    text(200, 'Session token with which the browser returns from the front end’s sign-in page.'),
  ),
})
/** Who would act, who acts, and who asks. */
export const GetRedirectIdentityResponse = ownShape('redirects.GetRedirectIdentityResponse', {
  carried: embed(RedirectIdentity),
  current: embed(RedirectIdentity),
  frontEnd: text(500, 'Name of the front end that created the session.'),
})
