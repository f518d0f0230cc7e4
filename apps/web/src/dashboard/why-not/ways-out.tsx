import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { bookAt } from './answer.tsx'
import type { Explanation, Why } from './load.ts'
import { standingLink } from './standing-link.ts'
import type { Words } from './use-words.ts'
import { type Way, waysOut } from './ways.ts'
import styles from './why-not.module.css'

/** What would help, nearest first, each with its cost. */
export function WaysOut({ why, answer, words }: { why: Why; answer: Explanation; words: Words }) {
  const t = useT()
  if (answer.offered) return null
  const ways = waysOut(answer)
  return (
    <section className={styles.box} aria-labelledby="ways">
      <h2 id="ways">{t('why.ways')}</h2>
      {ways.length === 0 && <p className={styles.none}>{t('why.ways.none')}</p>}
      <ol className={styles.ways}>
        {ways.map((way) => {
          const { title, cost } = words.way(way)
          return (
            <li key={title}>
              <span>
                <b>{title}</b>
                <span>{cost}</span>
              </span>
              <Try way={way} title={title} why={why} answer={answer} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Try({ way, title, why, answer }: { way: Way; title: string; why: Why; answer: Explanation }) {
  const t = useT()
  const to = tryAt(way, why, answer)
  if (!to) return null
  const word = way.kind === 'offer' ? t('why.book') : way.kind === 'move' ? t('why.way.try') : t('why.way.show')
  return (
    <LinkButton to={to} aria-label={`${word}: ${title}`}>
      {word}
    </LinkButton>
  )
}

/** Where a way can be tried; what only time or a setting changes has no place yet. */
function tryAt(way: Way, { standing, question }: Why, answer: Explanation): string | undefined {
  switch (way.kind) {
    case 'offer':
      return bookAt(way.start, way.resourceId, answer.timezone)
    case 'move':
      return way.sessionId ? standingLink(standing[way.sessionId], way.sessionId, question.day) : undefined
    case 'closing':
      return `${dashboardPaths.setUp('opening-hours')}#closing-days`
    case 'seats':
      return question.session ? dashboardPaths.session(question.session) : undefined
    default:
      return undefined
  }
}
