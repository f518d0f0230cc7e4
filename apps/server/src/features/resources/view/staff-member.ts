import type { common, staffMembers } from '@kalends/contract'
import type { StaffMemberRow } from '../store/staff.ts'

/** Connection of a staff member to a user, by the state of the invitation. */
export type Connection = 'CONNECTED' | 'PENDING' | 'EXPIRED' | 'DISCONNECTED'

/** Which fields of a staff member the actor sees. */
export type StaffVisibility = {
  contact: boolean
  gender: boolean
  /** Sign-in and private tags: set for staff only. */
  connection: Connection | undefined
  resource: boolean
}

/** A person in the API shape. */
export function staffMemberView(row: StaffMemberRow, sight: StaffVisibility): staffMembers.StaffMember {
  const { connection } = sight
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    mainMedia: mediaView(row),
    ...(sight.contact ? { email: row.email, phone: row.phone } : {}),
    ...(sight.gender && row.gender ? { gender: row.gender as staffMembers.Gender } : {}),
    resourceId: row.resource_id,
    serviceProvider: row.service_provider,
    default: false,
    ...(sight.resource ? { resource: embeddedResourceView(row) } : {}),
    ...(connection ? { associatedWixIdentity: identityView(row, connection) } : {}),
    revision: String(row.revision),
    createdDate: iso(row.created_at),
    updatedDate: iso(row.updated_at),
    extendedFields: row.extended_fields,
    tags: {
      ...(connection ? { privateTags: { tagIds: row.private_tags } } : {}),
      tags: { tagIds: row.tags },
    },
  }
}

const iso = (instant: string) => new Date(instant).toISOString()

/** Staff members not created through the API have only an image URL. */
function mediaView({ main_media: media, image_url: url }: StaffMemberRow): common.MediaItem | null {
  if (media) return media
  return url ? { image: { url } } : null
}

function embeddedResourceView(row: StaffMemberRow): staffMembers.Resource {
  const shared = row.hours_id !== row.schedule_id
  return {
    id: row.resource_id,
    revision: String(row.resource_revision),
    ranking: Math.min(row.rank, 5),
    workingHoursSchedules: row.hours_id === null ? [] : [{ id: row.hours_id, shared }],
    eventsSchedule: { id: row.schedule_id },
    usesDefaultWorkingHours: row.hours_kind === 'BUSINESS',
    locationOptions: row.location_options ?? { availableInAllLocations: row.location_ids.length === 0 },
  }
}

function identityView(
  { user_id: userId }: StaffMemberRow,
  status: Connection,
): NonNullable<staffMembers.StaffMember['associatedWixIdentity']> {
  return {
    ...(userId ? { identificationData: { wixUserId: userId, identityType: 'WIX_USER' } } : {}),
    connectionStatus: status,
    connection: { status },
  }
}
