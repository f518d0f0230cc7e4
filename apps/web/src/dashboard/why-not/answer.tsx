import { dayIn } from '../../lib/format.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Explanation, Why } from './load.ts'
import type { ExplanationTexts } from './use-explanation-texts.ts'
import styles from './why-not.module.css'

/** The answer in one sentence, with the nearest bookable start. */
export function Answer({ why, answer, texts }: { why: Why; answer: Explanation; texts: ExplanationTexts }) {
  return (
    <section className={styles.answer} aria-live="polite">
      <div>
        <h2>{texts.headline}</h2>
        <p>{texts.detail}</p>
        {texts.about.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {texts.customerReads && <p>{texts.customerReads}</p>}
      </div>
      <Next why={why} answer={answer} texts={texts} />
    </section>
  )
}

function Next({ why: { slug, question }, answer, texts }: { why: Why; answer: Explanation; texts: ExplanationTexts }) {
  const t = useT()
  if (answer.offered) {
    if (!slug) return null
    const seen = paths.service(slug, { day: question.day, staff: question.with ?? undefined })
    return (
      <LinkButton to={seen} look="outline" reloadDocument>
        {t('why.offered.see')}
      </LinkButton>
    )
  }
  if (!answer.nearestStartDate) return null
  const start = Date.parse(answer.nearestStartDate)
  return (
    <LinkButton to={bookAt(start, answer.nearestResourceId, answer.timezone)} look="filled">
      {t('why.instead', { time: texts.when(start) })}
    </LinkButton>
  )
}

/** Returns the URL of the calendar with a new booking at that time. */
export function bookAt(start: number, resourceId: string | null, zone: string): string {
  const choice = { day: dayIn(start, zone), new: new Date(start).toISOString(), with: resourceId ?? undefined }
  return dashboardPaths.calendar(choice)
}
