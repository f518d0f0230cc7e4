import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { AuthPage } from '../frame/auth-page.tsx'

type Outcome = { url: string | null }

export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.get(requestContext).origin }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { client } = staffClient(context.get(requestContext), request)
  try {
    return data<Outcome>(await client.sites.confirmSiteAddress({ token: params['token'] ?? '' }))
  } catch (error) {
    assertRefusal(error)
    return data<Outcome>({ url: null }, { status: 400 })
  }
}

/**
 * Confirms the new base URL of links in messages when it is opened there. It needs a click, because mail scanners open
 * links too.
 */
export default function ConfirmAddress() {
  const t = useT()
  const { origin } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  if (outcome)
    return (
      <AuthPage
        title={t(outcome.url ? 'confirmAddress.done' : 'confirmAddress.failed')}
        text={outcome.url ? t('confirmAddress.done.text', { url: outcome.url }) : t('confirmAddress.failed.text')}
      >
        <LinkButton to={`${dashboardPaths.setUp('settings')}?part=addresses`} large>
          {t('confirmAddress.settings')}
        </LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage title={t('confirmAddress.title')} text={t('confirmAddress.text', { url: origin })}>
      <Form method="post">
        <Button look="filled" large full busy={busy}>
          {t('confirmAddress.button')}
        </Button>
      </Form>
    </AuthPage>
  )
}
