import { useState } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { IconButton } from '../frame/icon-button.tsx'
import type { StaffLine } from './data/load-list.ts'
import { movedTo } from './moved-to.ts'
import styles from './staff.module.css'

/** Staff in order, sortable by dragging and arrows. Pending moves are shown as done. */
export function StaffList({ people, canOrder }: { people: readonly StaffLine[]; canOrder: boolean }) {
  const t = useT()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const shown = useExpected(people)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const move = (id: string, index: number): void => {
    const order = movedTo(shown, id, index)
    const name = shown.find((it) => it.id === id)?.name ?? ''
    announce(t('staff.moved', { name, position: index + 1, count: shown.length }))
    const ids = order.map((it) => it.id).join()
    void submit({ intent: 'order', ids }, { method: 'post', preventScrollReset: true })
  }
  return (
    <>
      <ol className={styles.list} aria-label={t('nav.staff')}>
        {shown.map((person, index) => (
          <li
            key={person.id}
            className={dragged === person.id ? `${styles.row} ${styles.dragged}` : styles.row}
            draggable={canOrder && isHydrated}
            onDragStart={() => setDragged(person.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged && dragged !== person.id) move(dragged, index)
            }}
          >
            <Person person={person} />
            {canOrder && isHydrated && (
              <span className={styles.actions}>
                <Arrow up name={person.name} off={index === 0} onPress={() => move(person.id, index - 1)} />
                <Arrow name={person.name} off={index === shown.length - 1} onPress={() => move(person.id, index + 1)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <span role="status" className="k-unseen">
        {announcement}
      </span>
    </>
  )
}

function Person({ person: { id, name, color, photoUrl, services, isProvider, approval } }: { person: StaffLine }) {
  const t = useT()
  const detail = isProvider ? t('staff.services', { count: services }) : t('staff.hidden')
  return (
    <Link to={dashboardPaths.staffMember(id)} className={styles.who ?? ''}>
      <Avatar id={id} name={name} hue={color} photoUrl={photoUrl} size={40} />
      <span className={styles.names}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>{approval === 'APPROVED' ? detail : t(`staff.approval.${approval}.short`)}</span>
      </span>
    </Link>
  )
}

type ArrowProps = { up?: boolean; name: string; off: boolean; onPress: () => void }

function Arrow({ up = false, name, off, onPress }: ArrowProps) {
  const t = useT()
  const label = up ? t('staff.up', { name }) : t('staff.down', { name })
  return (
    <IconButton type="button" icon={up ? 'chevronUp' : 'chevronDown'} label={label} disabled={off} onClick={onPress} />
  )
}

/** Applies a pending order to the list. */
function useExpected(people: readonly StaffLine[]): readonly StaffLine[] {
  const { formData } = useNavigation()
  if (formData?.get('intent') !== 'order') return people
  const ids = String(formData.get('ids')).split(',')
  return [...people].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
