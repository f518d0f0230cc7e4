import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { bookAt } from './answer.tsx'
import { findRemedies, type Remedy } from './find-remedies.ts'
import type { Explanation, Why } from './load.ts'
import { obstacleLink } from './obstacle-link.ts'
import type { ExplanationTexts } from './use-explanation-texts.ts'
import styles from './why-not.module.css'

/** Remedies, nearest first, with what each one costs. */
export function Remedies({ why, answer, texts }: { why: Why; answer: Explanation; texts: ExplanationTexts }) {
  const t = useT()
  if (answer.offered) return null
  const remedies = findRemedies(answer)
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="ways">
      <h2 id="ways">{t('why.suggestions')}</h2>
      {remedies.length === 0 && <p className={styles.none}>{t('why.suggestions.none')}</p>}
      <ol className={styles.ways}>
        {remedies.map((remedy) => {
          const { title, cost } = texts.remedy(remedy)
          return (
            <li key={title}>
              <span>
                <b>{title}</b>
                <span>{cost}</span>
              </span>
              <Try remedy={remedy} title={title} why={why} answer={answer} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Try({ remedy, title, why, answer }: { remedy: Remedy; title: string; why: Why; answer: Explanation }) {
  const t = useT()
  const to = tryAt(remedy, why, answer)
  if (!to) return null
  const word =
    remedy.kind === 'offer'
      ? t('why.book')
      : remedy.kind === 'move'
        ? t('why.suggestion.try')
        : t('why.suggestion.show')
  return (
    <LinkButton to={to} aria-label={`${word}: ${title}`}>
      {word}
    </LinkButton>
  )
}

/** Returns the link that applies a remedy; undefined if only time or a setting without a page helps. */
function tryAt(remedy: Remedy, { obstacles, question }: Why, answer: Explanation): string | undefined {
  switch (remedy.kind) {
    case 'offer':
      return bookAt(remedy.start, remedy.resourceId, answer.timezone)
    case 'move':
      return remedy.sessionId ? obstacleLink(obstacles[remedy.sessionId], remedy.sessionId, question.day) : undefined
    case 'closing':
      return `${dashboardPaths.setUp('opening-hours')}#closing-days`
    case 'seats':
      return question.session ? dashboardPaths.session(question.session) : undefined
    default:
      return undefined
  }
}
