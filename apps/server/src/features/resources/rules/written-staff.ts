import type { common, FieldViolation, staffMembers } from '@kalends/contract'

/** Writable fields of a staff member. */
const writable = ['name', 'email', 'phone', 'description', 'mainMedia', 'extendedFields', 'tags', 'gender'] as const

export type WrittenStaff = Pick<staffMembers.StaffMember, (typeof writable)[number]>

/** Picks the writable fields of a staff member. */
export function writtenStaff(sent: staffMembers.StaffMember): WrittenStaff {
  return Object.fromEntries(writable.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])))
}

/** The paths of a mask that reach something actors may write. */
export function writablePaths(mask: readonly string[] | undefined): string[] | undefined {
  return mask?.filter((path) => (writable as readonly string[]).includes(path.split('.')[0] ?? ''))
}

/** Lists violations in a staff member's input. */
export function staffFaults({ name, mainMedia }: WrittenStaff): FieldViolation[] {
  const faults: FieldViolation[] = []
  const add = (field: string, violatedRule: FieldViolation['violatedRule'], description: string) =>
    faults.push({ field: `staffMember.${field}`, violatedRule, description, data: {} })
  if (!name?.trim()) add('name', 'REQUIRED_FIELD', 'must be given')
  const url = mainMedia?.image?.url
  if (url && !/^(https?:\/\/|\/)/iu.test(url)) add('mainMedia.image.url', 'FORMAT', 'must be the address of a picture')
  return faults
}

/** The columns of a person. Absent and null are the same: nothing. */
export function staffColumns(staff: WrittenStaff) {
  const { id, url, altText, height, width } = staff.mainMedia?.image ?? {}
  const image = Object.fromEntries(Object.entries({ id, url, altText, height, width }).filter(([, value]) => value))
  return {
    name: staff.name?.trim() ?? '',
    email: staff.email || null,
    phone: staff.phone || null,
    description: staff.description || null,
    gender: staff.gender ?? null,
    imageUrl: url || null,
    mainMedia: Object.keys(image).length > 0 ? { image } : null,
    extendedFields: staff.extendedFields ?? {},
    tags: uniqueTags(staff.tags?.tags),
    privateTags: uniqueTags(staff.tags?.privateTags),
  }
}

const uniqueTags = (list: common.TagList | null | undefined): string[] => [...new Set(list?.tagIds ?? [])]
