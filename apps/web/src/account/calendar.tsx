import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { addressIn } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { accountPaths } from './account-paths.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'

type Outcome = { address: string } | { ended: true }

/** Whether the member’s own calendar reads their bookings. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { kalends, site } = context.get(requestContext)
  return { ...(await kalends.calendars.getMyCalendarFeed({})), zone: site.timeZone }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { kalends, origin, basePath } = context.get(requestContext)
  switch ((await request.formData()).get('intent')) {
    case 'renew': {
      const { secret } = await kalends.calendars.renewMyCalendarFeed({})
      return data<Outcome>({ address: `${origin}${addressIn(basePath, accountPaths.feed(secret))}` })
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
  const { createdDate, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const address = outcome && 'address' in outcome ? outcome.address : undefined
  const done = outcome && (address ? t('account.calendar.created') : t('account.calendar.ended'))
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
      <Form method="post" className={frame.buttons}>
        <Button look="filled" name="intent" value="renew">
          {t(createdDate ? 'account.calendar.renew' : 'account.calendar.create')}
        </Button>
        {createdDate && (
          <Button look="quietDanger" name="intent" value="end">
            {t('account.calendar.end')}
          </Button>
        )}
      </Form>
    </Page>
  )
}
