import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Door } from './door.tsx'
import { goOn, nextOf, type Problem, problemOf, type Standing } from './enter.ts'
import { EmailField, SecretField } from './fields.tsx'
import styles from './hosted.module.css'
import { Step } from './steps.tsx'
import { takeCode } from './take-code.ts'

type Outcome = Standing | { step: 'form'; email: string; problem: Problem }

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const form = await request.formData()
  const next = nextOf(page, url)
  if (form.has('stateToken')) return data<Outcome>(await takeCode(page, form, next))
  const email = String(form.get('email') ?? '').trim()
  try {
    const answer = await page.kalends.authentication.loginV2({
      loginId: { email },
      password: String(form.get('password') ?? ''),
    })
    return data<Outcome>(await goOn(page, answer, email, next))
  } catch (error) {
    if (error instanceof Response) throw error
    const problem = problemOf(error)
    return data<Outcome>({ step: 'form', email, problem }, { status: problem.kind === 'throttled' ? 429 : 400 })
  }
}

/** Signing in with e-mail and password, and what may come after. */
export default function Login() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  if (outcome && outcome.step !== 'form') return <Step standing={outcome} />
  return (
    <Door title={t('hosted.login.title')} text={t('hosted.login.text', { name: site.name })} problem={outcome?.problem}>
      <Form method="post" action={`?${search}`}>
        <EmailField problem={outcome?.problem} value={outcome?.email} />
        <SecretField problem={outcome?.problem} />
        <Button look="filled" large full busy={busy}>
          {t('hosted.login.press')}
        </Button>
      </Form>
      <p className={styles.more}>
        <Link to={paths.forgotPassword(next)}>{t('hosted.login.forgot')}</Link>
        <Link to={paths.signUp(next)}>{t('hosted.login.signUp')}</Link>
      </p>
    </Door>
  )
}
