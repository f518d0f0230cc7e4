import { useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { GroupError } from '../service/group-error.tsx'
import { type EventGroup, eventAction, groupEvents } from '../webhooks/event-names.ts'
import styles from '../webhooks/webhooks.module.css'

type Props = {
  eventTypes: readonly string[]
  chosen: readonly string[]
  error: string | undefined
  onChange: () => void
}

/** Kinds of events, grouped by noun. Groups with chosen events are open. */
export function EventPicker({ eventTypes, chosen, error, onChange }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.events}>
      <legend>{t('webhook.eventTypes')}</legend>
      {error && <GroupError>{error}</GroupError>}
      {groupEvents(eventTypes).map((group, index) => (
        <Group key={group.noun} group={group} chosen={chosen} isFirst={index === 0} onChange={onChange} />
      ))}
    </fieldset>
  )
}

type GroupProps = { group: EventGroup; chosen: readonly string[]; isFirst: boolean; onChange: () => void }

function Group({ group: { noun, eventTypes }, chosen, isFirst, onChange }: GroupProps) {
  const t = useT()
  const isHydrated = useHydrated()
  const boxes = useRef<HTMLDivElement>(null)
  const first = eventTypes.filter((type) => chosen.includes(type)).length
  const [count, setCount] = useState(first)
  const inputs = () => [...(boxes.current?.querySelectorAll('input') ?? [])]
  const recount = (): void => {
    setCount(inputs().filter(({ checked }) => checked).length)
    onChange()
  }
  const isFull = count === eventTypes.length
  const setAll = (): void => {
    for (const input of inputs()) input.checked = !isFull
    recount()
  }
  const name = t(`webhook.noun.${noun}`)
  return (
    <details className={styles.group} open={first > 0 || (isFirst && chosen.length === 0)}>
      <summary>
        {name}
        <span className={styles.count}>{t('webhook.chosen', { count, total: eventTypes.length })}</span>
      </summary>
      <div ref={boxes} className={styles.boxes} onChange={recount}>
        {eventTypes.map((type) => (
          <CheckBox
            key={type}
            name="eventTypes"
            value={type}
            label={eventAction(t, type)}
            defaultChecked={chosen.includes(type)}
          />
        ))}
        {isHydrated && eventTypes.length > 1 && (
          <Button type="button" look="quiet" className={styles.all} onClick={setAll}>
            {t(isFull ? 'webhook.selectNone' : 'webhook.selectAll')} <span className="k-unseen">{name}</span>
          </Button>
        )}
      </div>
    </details>
  )
}
