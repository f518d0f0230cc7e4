import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Nothing, Page } from './frame/page.tsx'
import { staffContext } from './staff-context.ts'
import { Answer } from './why-not/answer.tsx'
import { Checks } from './why-not/checks.tsx'
import { CopyButton } from './why-not/copy-button.tsx'
import { Lanes } from './why-not/lanes.tsx'
import { type Explanation, loadWhy, type Why } from './why-not/load.ts'
import { readQuestion } from './why-not/question.ts'
import { QuestionForm } from './why-not/question-form.tsx'
import { Remedies } from './why-not/remedies.tsx'
import { useExplanationTexts } from './why-not/use-explanation-texts.ts'
import styles from './why-not/why-not.module.css'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the availability engine's explanation of why a time is not offered. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now } = context.get(requestContext)
  const question = readQuestion(search, now(), site.timeZone)
  return { why: await loadWhy(client, session, question, site.timeZone), zone: site.timeZone, now: now() }
}

export default function WhyNot() {
  const { why, zone, now } = useLoaderData<typeof loader>()
  return why.answer ? (
    <Answered why={why} answer={why.answer} zone={zone} now={now} />
  ) : (
    <Unasked why={why} zone={zone} now={now} />
  )
}

function Answered({ why, answer, zone, now }: { why: Why; answer: Explanation; zone: string; now: number }) {
  const t = useT()
  const texts = useExplanationTexts(why, answer)
  return (
    <Page title={t('why.title')} bar={<Bar why={why} copy={<CopyButton why={why} answer={answer} texts={texts} />} />}>
      <div className={styles.page}>
        <QuestionForm why={why} zone={zone} now={now} />
        <Answer why={why} answer={answer} texts={texts} />
        <Lanes why={why} answer={answer} texts={texts} />
        <div className={styles.two}>
          <Remedies why={why} answer={answer} texts={texts} />
          <Checks answer={answer} texts={texts} />
        </div>
      </div>
    </Page>
  )
}

function Unasked({ why, zone, now }: { why: Why; zone: string; now: number }) {
  const t = useT()
  return (
    <Page title={t('why.title')} bar={<Bar why={why} />}>
      {why.services.length > 0 && (
        <div className={styles.page}>
          <QuestionForm why={why} zone={zone} now={now} />
        </div>
      )}
      <Nothing>{t(`why.missing.${why.missing}`)}</Nothing>
    </Page>
  )
}

function Bar({ why, copy }: { why: Why; copy?: React.ReactNode }) {
  const t = useT()
  return (
    <>
      <Link to={dashboardPaths.calendar({ day: why.question.day })} className={styles.back} title={t('why.back')}>
        <Icon name="chevronStart" />
        <span className="k-unseen">{t('why.back')}</span>
      </Link>
      {copy}
    </>
  )
}
