import { embed, guid, instant, orNull, ownShape, Type, text } from '../own.ts'

const endOrders = Type.Optional(
  Type.Boolean({
    description: 'Whether plans that have not ended end now, without a refund. Otherwise such a person is refused.',
  }),
)
const cancelBookings = Type.Optional(
  Type.Boolean({ description: 'Whether upcoming bookings are cancelled. Otherwise such a person is refused.' }),
)

/** An account that is erased with its person. */
export const ErasedAccount = ownShape('privacy.ErasedAccount', {
  memberId: guid('Id of the member.'),
  loginEmail: text(320, 'Email address with which they sign in.'),
  deletedDate: orNull(
    instant('When the account was deleted; null if it was not. Until it is erased it can be restored.'),
  ),
})
export const ErasurePreview = ownShape('privacy.ErasurePreview', {
  accounts: Type.Array(embed(ErasedAccount), {
    maxItems: 1000,
    description: 'Every account of the person, deleted ones included.',
  }),
})
export const PreviewCustomerErasureRequest = ownShape('privacy.PreviewCustomerErasureRequest', {
  contactId: guid('Id of the customer.'),
})
export const PreviewMemberErasureRequest = ownShape('privacy.PreviewMemberErasureRequest', {
  id: guid('Id of the member, deleted or not.'),
})
export const ErasurePreviewResponse = ownShape('privacy.ErasurePreviewResponse', {
  preview: embed(ErasurePreview),
})

/** What was erased of a person, as numbers. */
export const Erasure = ownShape('privacy.Erasure', {
  erasedDate: instant('When the person was erased.'),
  accounts: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'Accounts that were erased, deleted ones included.',
  }),
  canceledBookings: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'Upcoming bookings that were cancelled.',
  }),
  bookings: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'Bookings that no longer say whose they are.',
  }),
  messages: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Messages whose content was erased.' }),
  answers: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Form answers that were erased.' }),
  notes: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Notes that were erased.' }),
  files: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Files that were erased.' }),
})

export const EraseCustomerRequest = ownShape('privacy.EraseCustomerRequest', {
  contactId: guid('Id of the customer.'),
  endOrders,
  cancelBookings,
})
export const EraseMemberRequest = ownShape('privacy.EraseMemberRequest', {
  id: guid('Id of the member, deleted or not.'),
  endOrders,
  cancelBookings,
})
export const EraseMyDataRequest = ownShape('privacy.EraseMyDataRequest', {
  endOrders,
  cancelBookings,
  currentPassword: Type.Optional(
    text(100, 'Password of the member; without it the sign-in has to be at most ten minutes old.'),
  ),
})
export const ExportCustomerRequest = ownShape('privacy.ExportCustomerRequest', {
  contactId: guid('Id of the customer.'),
})
export const ExportCustomerResponse = ownShape('privacy.ExportCustomerResponse', {
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'What is stored about the customer, by category.' }),
})
export const ErasureResponse = ownShape('privacy.ErasureResponse', {
  erasure: embed(Erasure),
})
