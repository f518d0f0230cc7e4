import type { LoaderFunctionArgs } from 'react-router'
import { memberPhotoUrl } from '../../lib/member-photo.ts'
import { requestContext } from '../../lib/page-context.ts'
import { memberContext } from '../member.ts'
import { listCountries } from './countries.ts'

/** What the business knows about the member. */
export async function loadInfo({ context }: LoaderFunctionArgs) {
  const { kalends, language: shown } = context.get(requestContext)
  const { id, loginEmail, contact, profile, privacyStatus, updatedDate } = context.get(memberContext)
  const [address] = contact?.addresses ?? []
  const { language, languages } = await kalends.members.getMyLanguage()
  return {
    id: id ?? '',
    photoUrl: memberPhotoUrl(profile),
    email: loginEmail ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    nickname: profile?.nickname ?? '',
    phones: contact?.phones ?? [],
    street:
      address?.addressLine ?? [address?.streetAddress?.name, address?.streetAddress?.number].filter(Boolean).join(' '),
    addressLine2: address?.addressLine2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    subdivision: address?.subdivision ?? '',
    country: address?.country ?? '',
    countries: listCountries(shown, address?.country ?? ''),
    language: language ?? '',
    languages,
    slug: profile?.slug ?? '',
    isPublic: privacyStatus === 'PUBLIC',
    version: updatedDate ?? '',
  }
}

export type Info = Awaited<ReturnType<typeof loadInfo>>
