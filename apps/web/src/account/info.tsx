import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { memberPhotoUrl } from '../lib/member-photo.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, pictureOfMember } from '../lib/page-form.ts'
import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'
import { changeInfo, type Outcome } from './info/act.ts'
import { CommunityForm } from './info/community-form.tsx'
import { DetailsForm } from './info/details-form.tsx'
import { PictureForm } from './info/picture-form.tsx'
import { memberContext, readMemberAnew } from './member.ts'

export const handle: FormHandle = { form: pictureOfMember }

/** What the business knows about the member. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { kalends } = context.get(requestContext)
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
    language: language ?? '',
    languages,
    slug: profile?.slug ?? '',
    isPublic: privacyStatus === 'PUBLIC',
    version: updatedDate ?? '',
  }
}

export type Info = Awaited<ReturnType<typeof loader>>

export async function action({ request, context }: ActionFunctionArgs) {
  const member = context.get(memberContext)
  const outcome = await changeInfo(context.get(requestContext), member, await request.formData())
  if ('done' in outcome) await readMemberAnew(context)
  return data<Outcome>(outcome, 'done' in outcome ? {} : { status: 400 })
}

/** The member's name, phone and address, and their public profile. */
export default function InfoPage() {
  const t = useT()
  const info = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const faults = outcome && 'faults' in outcome ? outcome.faults : {}
  const done = outcome && 'done' in outcome ? t(`account.info.done.${outcome.done}`) : undefined
  return (
    <Page title={t('account.nav.info')} done={done} problem={faults['form'] && t('account.info.problem.form')}>
      <PictureForm info={info} faults={faults} />
      <DetailsForm info={info} faults={faults} />
      <CommunityForm info={info} faults={faults} />
    </Page>
  )
}
