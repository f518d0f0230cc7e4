import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { asHue } from '../../ui/hue.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import { type Lane, laneRefusal } from './lane-refusal.ts'
import type { Explanation, Why } from './load.ts'
import { obstacleLink } from './obstacle-link.ts'
import { buildScale, type Scale } from './scale.ts'
import type { ExplanationTexts } from './use-explanation-texts.ts'
import styles from './why-not.module.css'

type Props = { why: Why; answer: Explanation; texts: ExplanationTexts }

/** A lane for each person and room on a common scale, with the requested time outlined and a verdict each. */
export function Lanes({ why, answer, texts }: Props) {
  const t = useT()
  const formats = useFormats()
  if (answer.lanes.length === 0) return null
  const scale = buildScale(answer)
  return (
    <section className={`k-card ${styles.lanes}`} aria-label={t('why.lanes')}>
      <div className={styles.axis} aria-hidden="true">
        <div>
          {scale.hours.map((hour) => (
            <span key={hour} style={{ insetInlineStart: `${scale.at(hour)}%` }}>
              {Number(formats.time(hour, answer.timezone).slice(0, 2))}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {answer.lanes.map((lane) => (
          <li key={lane.resourceId} className={styles.lane}>
            <p className={styles.name}>
              <b dir="auto">{lane.name}</b>
              <span>{texts.formatHours(lane)}</span>
            </p>
            <Track lane={lane} scale={scale} why={why} answer={answer} />
            <LaneVerdict lane={lane} why={why} answer={answer} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A drawing of the verdict; the text beside it says the same. */
function Track({ lane, scale, why, answer }: { lane: Lane; scale: Scale; why: Why; answer: Explanation }) {
  const toStyle = (it: { startDate: string; endDate: string }) => {
    const start = Date.parse(it.startDate)
    const end = Date.parse(it.endDate)
    return { insetInlineStart: `${scale.at(start)}%`, inlineSize: `${scale.span(start, end)}%` }
  }
  return (
    <div className={styles.track} aria-hidden="true">
      {lane.open.map((open) => (
        <i key={open.startDate} className={styles.open} style={toStyle(open)} />
      ))}
      {scale.hours.map((hour) => (
        <i key={hour} className={styles.hour} style={{ insetInlineStart: `${scale.at(hour)}%` }} />
      ))}
      {lane.blocks.map((block) => {
        const obstacle = why.obstacles[block.sessionId ?? '']
        const isBlocked = block.kind === 'HOLD' || obstacle?.kind === 'BLOCK'
        const look = block.kind === 'BUFFER' ? styles.buffer : isBlocked ? styles.blocked : styles.taken
        const hue = obstacle ? (asHue(obstacle.color) ?? 'tiber') : 'tiber'
        return (
          // The text direction applies to the name only: on the whole block it would flip its position.
          <span key={`${block.kind} ${block.startDate}`} className={`${look} k-${hue}`} style={toStyle(block)}>
            <bdi className={styles.label}>
              {block.kind === 'BUFFER' ? '' : (obstacle?.customerName ?? obstacle?.title ?? block.label)}
            </bdi>
          </span>
        )
      })}
      <i
        className={laneRefusal(lane, answer) ? styles.requested : `${styles.requested} ${styles.fits}`}
        style={toStyle(answer)}
      />
    </div>
  )
}

function LaneVerdict({ lane, why, answer, texts }: Props & { lane: Lane }) {
  const t = useT()
  const refusal = laneRefusal(lane, answer)
  const { key, values, sessionId } = texts.verdict(refusal)
  const isFree = refusal === undefined
  const to = sessionId && obstacleLink(why.obstacles[sessionId], sessionId, why.question.day)
  const link = (children: React.ReactNode) => (to ? <Link to={to}>{children}</Link> : children)
  return (
    <p className={isFree ? `${styles.verdict} ${styles.yes}` : styles.verdict}>
      <DashboardIcon name={isFree ? 'check' : 'close'} size={16} />
      <span>{t.rich(`why.verdict.${key}`, { ...values, what: values.what || t('why.something') }, { link })}</span>
    </p>
  )
}
