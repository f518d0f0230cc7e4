import { embed, guid, orNull, ownShape, Type, words } from '../own.ts'

/** A person who gives services, as customers see them: no contact data. */
export const PublicStaffMember = ownShape('resources.PublicStaffMember', {
  id: guid('The staff member.'),
  resourceId: guid('The resource to book with: what services list as `staffMemberIds`.'),
  name: words(40, 'Name.'),
  description: orNull(words(2000, 'A few words about the person.')),
  imageUrl: orNull(words(2000, 'Picture.')),
  color: words(20, 'Name of the hue used for initials.'),
  serviceIds: Type.Array(guid('A service this person gives.'), { maxItems: 1000 }),
})

export const ListStaffRequest = ownShape('resources.ListStaffRequest', {
  serviceId: Type.Optional(guid('Only those who give this service.')),
})
export const ListStaffResponse = ownShape('resources.ListStaffResponse', {
  staffMembers: Type.Array(embed(PublicStaffMember), { maxItems: 1000 }),
})
