import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import { Resource } from './generated/resource-shapes.ts'
import { StaffMember } from './generated/staff-shapes.ts'

/** A staff member as customers see them, without contact data. */
export const PublicStaffMember = ownShape('resources.PublicStaffMember', {
  id: guid('Id of the staff member.'),
  resourceId: guid('Id of the resource to book; services list it in `staffMemberIds`.'),
  name: text(40, 'Name.'),
  description: orNull(text(2000, 'Short description of the staff member.')),
  imageUrl: orNull(text(2000, 'URL of the image.')),
  color: text(20, 'Name of the color used for initials.'),
  serviceIds: Type.Array(guid('Id of a service offered by this staff member.'), { maxItems: 1000 }),
  approvalStatus: oneOf(['PENDING', 'APPROVED', 'DECLINED'], {
    description: 'Only APPROVED can be booked; PENDING has not answered the invitation, DECLINED has declined it.',
  }),
  slug: text(100, 'Slug in the URL of their page.'),
  earlierSlugs: Type.Array(text(100, 'Previous slug; still leads to the page.'), { maxItems: 100 }),
})

export const ListStaffRequest = ownShape('resources.ListStaffRequest', {
  serviceId: Type.Optional(guid('Only staff members who offer this service.')),
})
export const ListStaffResponse = ownShape('resources.ListStaffResponse', {
  staffMembers: Type.Array(embed(PublicStaffMember), { maxItems: 1000 }),
})

const dayLimit = orNull(
  Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'Maximum number of appointments per local day; null for no limit.',
  }),
)
export const GetDayLimitRequest = ownShape('resources.GetDayLimitRequest', {
  resourceId: guid('Id of the resource: that of a staff member, a room or equipment.'),
})
export const GetDayLimitResponse = ownShape('resources.GetDayLimitResponse', { maxBookingsPerDay: dayLimit })
export const SetDayLimitRequest = ownShape('resources.SetDayLimitRequest', {
  resourceId: guid('Id of the resource: that of a staff member, a room or equipment.'),
  maxBookingsPerDay: dayLimit,
})
export const SetDayLimitResponse = ownShape('resources.SetDayLimitResponse', { maxBookingsPerDay: dayLimit })

export const OrderStaffRequest = ownShape('resources.OrderStaffRequest', {
  staffMemberIds: Type.Array(guid('Id of a staff member.'), { minItems: 1, maxItems: 1000 }),
})
export const OrderStaffResponse = ownShape('resources.OrderStaffResponse', {
  staffMemberIds: Type.Array(guid('Id of a staff member, in display order.'), { maxItems: 1000 }),
})
export const ApproveStaffMemberRequest = ownShape('resources.ApproveStaffMemberRequest', {
  staffMemberId: guid('Id of the staff member.'),
})
export const ApproveStaffMemberResponse = ownShape('resources.ApproveStaffMemberResponse', {
  staffMember: embed(StaffMember),
})

export const RestoreStaffMemberRequest = ownShape('resources.RestoreStaffMemberRequest', {
  staffMemberId: guid('Id of the deleted staff member.'),
})
export const RestoreStaffMemberResponse = ownShape('resources.RestoreStaffMemberResponse', {
  staffMember: embed(StaffMember),
})
export const DeletedResource = ownShape('resources.DeletedResource', {
  id: guid('Id of the resource.'),
  name: text(40, 'Name of the resource.'),
  typeId: orNull(guid('Id of the resource type.')),
  deletedDate: instant('When the resource was deleted.'),
  eraseDate: instant('When the resource is permanently deleted.'),
})
export const ListDeletedResourcesRequest = ownShape('resources.ListDeletedResourcesRequest', {})
export const ListDeletedResourcesResponse = ownShape('resources.ListDeletedResourcesResponse', {
  resources: Type.Array(embed(DeletedResource), { maxItems: 1000 }),
})
export const RestoreResourceRequest = ownShape('resources.RestoreResourceRequest', {
  resourceId: guid('Id of the deleted resource.'),
})
export const RestoreResourceResponse = ownShape('resources.RestoreResourceResponse', { resource: embed(Resource) })
