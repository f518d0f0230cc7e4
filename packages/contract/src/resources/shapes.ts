import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'
import { Resource } from './generated/resource-shapes.ts'
import { StaffMember } from './generated/staff-shapes.ts'

/** A staff member as customers see them, without contact data. */
export const PublicStaffMember = ownShape('resources.PublicStaffMember', {
  id: guid('The staff member.'),
  resourceId: guid('The resource to book with: what services list as `staffMemberIds`.'),
  name: words(40, 'Name.'),
  description: orNull(words(2000, 'A few words about the person.')),
  imageUrl: orNull(words(2000, 'Picture.')),
  color: words(20, 'Name of the hue used for initials.'),
  serviceIds: Type.Array(guid('A service this person gives.'), { maxItems: 1000 }),
  approvalStatus: oneOf(['PENDING', 'APPROVED', 'DECLINED'], {
    description: 'Only APPROVED is offered; PENDING was invited and has not answered, DECLINED said no.',
  }),
  slug: words(100, 'Their part of the address of their page.'),
  earlierSlugs: Type.Array(words(100, 'What it was before; leads to the page as well.'), { maxItems: 100 }),
})

export const ListStaffRequest = ownShape('resources.ListStaffRequest', {
  serviceId: Type.Optional(guid('Only those who give this service.')),
})
export const ListStaffResponse = ownShape('resources.ListStaffResponse', {
  staffMembers: Type.Array(embed(PublicStaffMember), { maxItems: 1000 }),
})

const dayLimit = orNull(
  Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'At most so many appointments a local day; null: any number.',
  }),
)
export const GetDayLimitRequest = ownShape('resources.GetDayLimitRequest', {
  resourceId: guid('The resource: that of a person, or a room or thing.'),
})
export const GetDayLimitResponse = ownShape('resources.GetDayLimitResponse', { maxBookingsPerDay: dayLimit })
export const SetDayLimitRequest = ownShape('resources.SetDayLimitRequest', {
  resourceId: guid('The resource: that of a person, or a room or thing.'),
  maxBookingsPerDay: dayLimit,
})
export const SetDayLimitResponse = ownShape('resources.SetDayLimitResponse', { maxBookingsPerDay: dayLimit })

export const OrderStaffRequest = ownShape('resources.OrderStaffRequest', {
  staffMemberIds: Type.Array(guid('A staff member.'), { minItems: 1, maxItems: 1000 }),
})
export const OrderStaffResponse = ownShape('resources.OrderStaffResponse', {
  staffMemberIds: Type.Array(guid('A staff member, in order.'), { maxItems: 1000 }),
})
export const ApproveStaffMemberRequest = ownShape('resources.ApproveStaffMemberRequest', {
  staffMemberId: guid('The staff member.'),
})
export const ApproveStaffMemberResponse = ownShape('resources.ApproveStaffMemberResponse', {
  staffMember: embed(StaffMember),
})

export const RestoreStaffMemberRequest = ownShape('resources.RestoreStaffMemberRequest', {
  staffMemberId: guid('The staff member in the trash.'),
})
export const RestoreStaffMemberResponse = ownShape('resources.RestoreStaffMemberResponse', {
  staffMember: embed(StaffMember),
})
export const DeletedResource = ownShape('resources.DeletedResource', {
  id: guid('The room or thing.'),
  name: words(40, 'Its name.'),
  typeId: orNull(guid('Its kind.')),
  deletedDate: instant('When it was put into the trash.'),
  eraseDate: instant('When the trash is emptied of it.'),
})
export const ListDeletedResourcesRequest = ownShape('resources.ListDeletedResourcesRequest', {})
export const ListDeletedResourcesResponse = ownShape('resources.ListDeletedResourcesResponse', {
  resources: Type.Array(embed(DeletedResource), { maxItems: 1000 }),
})
export const RestoreResourceRequest = ownShape('resources.RestoreResourceRequest', {
  resourceId: guid('The room or thing in the trash.'),
})
export const RestoreResourceResponse = ownShape('resources.RestoreResourceResponse', { resource: embed(Resource) })
