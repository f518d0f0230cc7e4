import { useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { problemKey } from '../frame/problem-key.ts'
import styles from './categories.module.css'
import { CategoryRow } from './category-row.tsx'
import type { Outcome } from './data/change-categories.ts'
import type { WireCategory } from './data/load-categories.ts'
import { movedAfter } from './moved-after.ts'

type Props = {
  categories: readonly WireCategory[]
  canChange: boolean
  /** Id of the category being renamed. */
  renaming: string | null
  outcome: Outcome | undefined
}

/** Categories in order, sortable by dragging and by the arrows of each row. Pending moves are shown as done. */
export function CategoryList({ categories, canChange, renaming, outcome }: Props) {
  const t = useT()
  const submit = useSubmit()
  const shown = useExpected(categories)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const pressed = useRef<string | null>(null)
  useFocusAgain(pressed, shown)
  const refused = outcome && 'problem' in outcome && outcome.action !== 'create' ? outcome : undefined

  const move = (id: string, after: string | null): void => {
    const order = movedAfter(shown, id, after)
    const position = order.findIndex((it) => it.id === id)
    if (shown[position]?.id === id) return
    announce(t('categories.moved', { name: order[position]?.name ?? '', position: position + 1, count: order.length }))
    void submit({ intent: 'move', id, after: after ?? '' }, { method: 'post', preventScrollReset: true })
  }
  const step = (id: string, by: 1 | -1): void => {
    const index = shown.findIndex((it) => it.id === id)
    pressed.current = `${id}-${by === 1 ? 'down' : 'up'}`
    move(id, shown[by === 1 ? index + 1 : index - 2]?.id ?? null)
  }
  const drop = (on: string): void => {
    if (!dragged || dragged === on) return
    const [from, to] = [dragged, on].map((id) => shown.findIndex((it) => it.id === id)) as [number, number]
    move(dragged, from < to ? on : (shown[to - 1]?.id ?? null))
  }

  return (
    <>
      {refused && refused.action !== 'rename' && (
        <Alert className={styles.alert}>
          {t(problemKey(`categories.problem.${refused.problem}`), { noun: 'category' })}
        </Alert>
      )}
      <ol className={styles.list}>
        {shown.map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            canChange={canChange}
            isRenaming={renaming === category.id || (refused?.action === 'rename' && refused.id === category.id)}
            refused={refused?.action === 'rename' && refused.id === category.id ? refused : undefined}
            onStep={step}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            isDragged={dragged === category.id}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </ol>
      <span role="status" className="k-unseen">
        {announcement}
      </span>
    </>
  )
}

/** Applies a pending move to the list. */
function useExpected(categories: readonly WireCategory[]): readonly WireCategory[] {
  const { formData } = useNavigation()
  if (formData?.get('intent') !== 'move') return categories
  return movedAfter(categories, String(formData.get('id')), String(formData.get('after')) || null)
}

/** Keeps the focus on the pressed button when its row moves. */
function useFocusAgain(pressed: { current: string | null }, order: readonly WireCategory[]): void {
  const key = order.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useEffect(() => {
    if (!pressed.current) return
    const id = pressed.current.replace(/-(up|down)$/, '')
    const button = [pressed.current, `${id}-up`, `${id}-down`]
      .map((name) => document.getElementById(`category-${name}`))
      .find((it) => it instanceof HTMLButtonElement && !it.disabled)
    button?.focus()
  }, [key])
}
