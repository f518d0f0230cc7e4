import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Icon } from '../ui/icon.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { Nothing, Page } from './frame/page.tsx'
import { usePageLink } from './page-link.ts'
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
  return { why: await loadWhy(client, session, question, site.timeZone) }
}

export default function WhyNot() {
  const { why } = useLoaderData<typeof loader>()
  return why.answer ? <Answered why={why} answer={why.answer} /> : <Unasked why={why} />
}

function Answered({ why, answer }: { why: Why; answer: Explanation }) {
  const t = useT()
  const texts = useExplanationTexts(why, answer)
  return (
    <Page title={t('why.title')} bar={<Bar why={why} copy={<CopyButton why={why} answer={answer} texts={texts} />} />}>
      <div className={styles.page}>
        <QuestionForm why={why} />
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

function Unasked({ why }: { why: Why }) {
  const t = useT()
  const { question, people, times } = why
  const name = people.find(({ id }) => id === question.with)?.name ?? ''
  return (
    <Page title={t('why.title')} bar={<Bar why={why} />}>
      {why.services.length > 0 && (
        <div className={styles.page}>
          <QuestionForm why={why} />
        </div>
      )}
      <Nothing action={why.missing === 'sessionTime' && <SessionTimes times={times} />}>
        {t(`why.missing.${why.missing}`, { name, time: question.time })}
      </Nothing>
    </Page>
  )
}

function SessionTimes({ times }: { times: readonly string[] }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <p>
      {t('why.missing.times')}{' '}
      {times.map((time) => (
        <Link key={time} to={pageLink({ time })} className={styles.time}>
          {time}
        </Link>
      ))}
    </p>
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
