import type { Infer, members } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'

type Member = Infer<typeof members.Member>

/** Faults by name of field; `form` for those of no field. */
export type Faults = Partial<Record<string, Fault>>
type Fault = 'phone' | 'slug' | 'slugTaken' | 'long' | 'closed' | 'form' | 'picture' | 'large' | 'throttled'
export type Outcome = { done: 'saved' | 'slug' | 'joined' | 'left' | 'photo' | 'noPhoto' } | { faults: Faults }

/** Carries out the forms of this page. */
export async function changeInfo({ kalends }: RequestContext, member: Member, form: FormData): Promise<Outcome> {
  const { members } = kalends
  try {
    switch (form.get('intent')) {
      case 'details':
        await saveDetails(kalends, member, form)
        return { done: 'saved' }
      case 'slug':
        await members.updateCurrentMemberSlug({ slug: textIn(form, 'slug') })
        return { done: 'slug' }
      case 'photo':
        await members.setMyPhoto({ content: await pictureIn(form) })
        return { done: 'photo' }
      case 'noPhoto':
        await members.deleteMyPhoto()
        return { done: 'noPhoto' }
      case 'join':
        await members.joinCommunity()
        return { done: 'joined' }
      case 'leave':
        await members.leaveCommunity()
        return { done: 'left' }
      default:
        throw new Response(null, { status: 400 })
    }
  } catch (error) {
    return { faults: readFaults(error) }
  }
}

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Reads the file as base64; undefined if none was chosen. */
async function pictureIn(form: FormData): Promise<string> {
  const file = form.get('photo')
  return file instanceof File ? Buffer.from(await file.arrayBuffer()).toString('base64') : ''
}

/** The API ignores empty lists, so clearing one is a separate call. */
async function saveDetails({ members }: RequestContext['kalends'], member: Member, form: FormData): Promise<void> {
  const id = member.id ?? ''
  const phones = form.getAll('phone').map((it) => String(it).trim())
  const filledPhones = phones.filter((it) => it !== '')
  const address = addressIn(form, member)
  const firstName = textIn(form, 'firstName')
  const lastName = textIn(form, 'lastName')
  const contact = { firstName, lastName, phones: filledPhones, ...(address ? { addresses: address } : {}) }
  await members.updateMember({ member: { id, profile: { nickname: textIn(form, 'nickname') }, contact } })
  if (form.get('language') !== form.get('languageBefore'))
    await members.setMyLanguage({ language: textIn(form, 'language') })
  if (filledPhones.length === 0 && (member.contact?.phones ?? []).length > 0) await members.deleteMemberPhones({ id })
  if (!address && (member.contact?.addresses ?? []).length > 0) await members.deleteMemberAddresses({ id })
}

/** Replaces the first address with the typed one and leaves the others; undefined if none remains. */
function addressIn(form: FormData, { contact }: Member): members.Address[] | undefined {
  const [first, ...others] = contact?.addresses ?? []
  const typed = {
    addressLine: textIn(form, 'street'),
    addressLine2: textIn(form, 'addressLine2'),
    city: textIn(form, 'city'),
    subdivision: textIn(form, 'subdivision'),
    country: textIn(form, 'country').toUpperCase(),
    postalCode: textIn(form, 'postalCode'),
  }
  const isTyped = Object.values(typed).some((it) => it !== '')
  const all = isTyped ? [{ ...(first?.id ? { id: first.id } : {}), ...typed }, ...others] : others
  return all.length > 0 ? all : undefined
}

function readFaults(error: unknown): Faults {
  assertRefusal(error)
  if (error.code === 'SLUG_ALREADY_EXISTS') return { slug: 'slugTaken' }
  if (error.code === 'COMMUNITY_JOIN_IMPOSSIBLE') return { community: 'closed' }
  if (error.code === 'MEDIA_TYPE_NOT_SUPPORTED') return { photo: 'picture' }
  if (error.code === 'THROTTLED_FEATURE') return { photo: 'throttled' }
  const faults: Faults = {}
  for (const { field, violatedRule } of error.fieldViolations) {
    const phone = /phones\[(\d+)\]/.exec(field)?.[1]
    if (phone !== undefined) faults[`phone${phone}`] = violatedRule === 'FORMAT' ? 'phone' : 'long'
    else if (field === 'content') faults['photo'] = violatedRule === 'MAX_LENGTH' ? 'large' : 'picture'
    else if (field === 'slug') faults['slug'] = 'slug'
    else faults[fieldName(field)] = violatedRule === 'MAX_LENGTH' ? 'long' : 'form'
  }
  return Object.keys(faults).length > 0 ? faults : { form: 'form' }
}

/** Returns the form field for a field of the API: `member.contact.addresses[0].addressLine` → `street`. */
function fieldName(field: string): string {
  const name = field.split('.').at(-1) ?? ''
  return name === 'addressLine' ? 'street' : name
}
