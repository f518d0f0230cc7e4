import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { addressIn } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { accountPaths } from './account-paths.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { SignInAgain } from './security/confirm-field.tsx'

type Outcome = { address: string } | { ended: true } | { signInAgain: true }

/** Whether the member’s own calendar reads their bookings, and whether they may create a link now. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { kalends, site } = context.get(requestContext)
  const [feed, { isRecent }] = await Promise.all([
    kalends.calendars.getMyCalendarFeed({}),
    kalends.authentication.listFactors({}),
  ])
  return { ...feed, isRecent, zone: site.timeZone }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { kalends, origin, basePath } = context.get(requestContext)
  switch ((await request.formData()).get('intent')) {
    case 'renew': {
      try {
        const { secret } = await kalends.calendars.renewMyCalendarFeed({})
        return data<Outcome>({ address: `${origin}${addressIn(basePath, accountPaths.feed(secret))}` })
      } catch (error) {
        if (isRefusal(error) && error.code === 'RECENT_SIGN_IN_REQUIRED') return data<Outcome>({ signInAgain: true })
        throw error
      }
    }
    case 'end':
      await kalends.calendars.endMyCalendarFeed({})
      return data<Outcome>({ ended: true })
    default:
      throw data(null, { status: 400 })
  }
}

/** The feed URL for another calendar app: shown once, renewed, disabled. */
export default function Calendar() {
  const t = useT()
  const formats = useFormats()
  const { createdDate, isRecent, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const address = outcome && 'address' in outcome ? outcome.address : undefined
  const hasEnded = outcome !== undefined && 'ended' in outcome
  const done = address ? t('account.calendar.created') : hasEnded ? t('account.calendar.ended') : undefined
  const canCreate = isRecent && !(outcome !== undefined && 'signInAgain' in outcome)
  return (
    <Page title={t('account.calendar.title')} done={done}>
      <p className="k-2">{t('account.calendar.text')}</p>
      {address && (
        <TextField
          label={t('account.calendar.address')}
          hint={t('account.calendar.shownOnce')}
          value={address}
          dir="ltr"
          readOnly
        />
      )}
      {createdDate && !address && (
        <p>{t('account.calendar.since', { day: formats.dayMonthYear(dayIn(createdDate, zone)) })}</p>
      )}
      {!canCreate && <SignInAgain to={accountPaths.calendar()} />}
      <Form method="post" className={frame.buttons}>
        {canCreate && (
          <Button look="filled" name="intent" value="renew">
            {t(createdDate ? 'account.calendar.renew' : 'account.calendar.create')}
          </Button>
        )}
        {createdDate && (
          <Button look="quietDanger" name="intent" value="end">
            {t('account.calendar.end')}
          </Button>
        )}
      </Form>
      <p>
        <Link to={accountPaths.bookings()}>{t('account.data.bookings')}</Link>
      </p>
    </Page>
  )
}
