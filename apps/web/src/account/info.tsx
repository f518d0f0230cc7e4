import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, pictureOfMember } from '../lib/page-form.ts'
import { useT } from '../lib/translate.tsx'
import { Page } from './frame/page.tsx'
import { changeInfo, type Outcome } from './info/act.ts'
import { CommunityForm } from './info/community-form.tsx'
import { DetailsForm } from './info/details-form.tsx'
import type { Info } from './info/load-info.ts'
import { PictureForm } from './info/picture-form.tsx'
import { memberContext, readMemberAnew } from './member.ts'

export { loadInfo as loader } from './info/load-info.ts'

export const handle: FormHandle = { form: pictureOfMember }

export async function action({ request, context }: ActionFunctionArgs) {
  const member = context.get(memberContext)
  const outcome = await changeInfo(context.get(requestContext), member, await request.formData())
  if ('done' in outcome) await readMemberAnew(context)
  return data<Outcome>(outcome, 'done' in outcome ? {} : { status: 400 })
}

/** The member's name, phone and address, and their public profile. */
export default function InfoPage() {
  const t = useT()
  const info = useLoaderData<Info>()
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
