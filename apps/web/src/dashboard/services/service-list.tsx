import { useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { movedAfter } from '../categories/moved-after.ts'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Nothing } from '../frame/page.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './data/change-services.ts'
import type { Choices, Named, ServiceRow } from './data/load-services.ts'
import { ServiceLine } from './service-line.tsx'
import styles from './services.module.css'

type Props = {
  rows: readonly ServiceRow[]
  choices: Choices
  isNarrowed: boolean
  isOrderable: boolean
  canChange: boolean
  outcome: Outcome | undefined
  next: string | null
}

/** Services by category, sortable by dragging and arrows when whole categories are shown. */
export function ServiceList({ rows, choices, isNarrowed, isOrderable, canChange, outcome, next }: Props) {
  const t = useT()
  const submit = useSubmit()
  const [announcement, announce] = useState('')
  const dragged = useRef<string | null>(null)
  const shown = useExpected(rows)
  const groups = [...Map.groupBy(shown, ({ categoryId }) => categoryId)]
  const canOrder = canChange && isOrderable && next === null
  if (rows.length === 0) return <Empty isNarrowed={isNarrowed} canChange={canChange} />

  const moveTo = (group: readonly ServiceRow[], id: string, after: string | null): void => {
    const order = movedAfter(group, id, after)
    const at = order.findIndex((it) => it.id === id)
    if (group[at]?.id === id) return
    announce(t('services.moved', { name: order[at]?.name ?? '', position: at + 1, count: order.length }))
    const parts = order.map((it) => `${it.id}:${it.revision}:${it.sortOrder}`)
    void submit({ intent: 'order', order: parts.join() }, { method: 'post', preventScrollReset: true })
  }
  const step = (group: readonly ServiceRow[], id: string, by: 1 | -1): void => {
    const index = group.findIndex((it) => it.id === id)
    moveTo(group, id, group[by === 1 ? index + 1 : index - 2]?.id ?? null)
  }
  const drop = (group: readonly ServiceRow[], on: string): void => {
    const id = dragged.current
    const [from, to] = [id, on].map((one) => group.findIndex((it) => it.id === one)) as [number, number]
    if (!id || from < 0 || id === on) return
    moveTo(group, id, from < to ? on : (group[to - 1]?.id ?? null))
  }

  return (
    <Form method="post" preventScrollReset className={styles.list}>
      {outcome && 'problem' in outcome && (
        <Alert className={styles.alert}>
          {t(problemKey(`services.problem.${outcome.problem}`), { noun: 'service' })}
        </Alert>
      )}
      {canChange && <Bulk categories={choices.categories} />}
      {canChange && next && !isNarrowed && <p className={styles.hint}>{t('services.order.hint')}</p>}
      {groups.map(([id, group]) => (
        <section key={id ?? ''} aria-labelledby={`category-${id}`} className={styles.group}>
          <h2 id={`category-${id}`}>
            <bdi>{group[0]?.category || t('services.category.none')}</bdi>
          </h2>
          <ol>
            {group.map((service, index) => (
              <ServiceLine
                key={service.id}
                service={service}
                canChange={canChange}
                order={
                  canOrder
                    ? {
                        up: index > 0 ? () => step(group, service.id, -1) : null,
                        down: index < group.length - 1 ? () => step(group, service.id, 1) : null,
                        drag: (on) => {
                          dragged.current = on ? service.id : null
                        },
                        drop: () => drop(group, service.id),
                      }
                    : null
                }
              />
            ))}
          </ol>
        </section>
      ))}
      {next && <LinkButton to={next}>{t('services.next')}</LinkButton>}
      <span role="status" className="k-unseen">
        {announcement}
      </span>
    </Form>
  )
}

/** Applies a pending move to the list. */
function useExpected(rows: readonly ServiceRow[]): readonly ServiceRow[] {
  const { formData } = useNavigation()
  const order = String(formData?.get('order') ?? '')
  if (!order) return rows
  const ranks = new Map(order.split(',').map((part, index) => [part.split(':')[0], index]))
  const moved = rows.filter(({ id }) => ranks.has(id))
  const sorted = [...moved].sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
  return rows.map((row) => (ranks.has(row.id) ? (sorted.shift() ?? row) : row))
}

/** Actions on all selected services. */
function Bulk({ categories }: { categories: readonly Named[] }) {
  const t = useT()
  const [category, choose] = useState('')
  const isHydrated = useHydrated()
  return (
    <fieldset className={styles.bulk} data-still={isHydrated ? undefined : true}>
      <legend className="k-unseen">{t('services.bulk')}</legend>
      <span>{t('services.bulk')}</span>
      <Button look="quiet" name="intent" value="hide">
        {t('services.hide')}
      </Button>
      <Button look="quiet" name="intent" value="show">
        {t('services.show')}
      </Button>
      <label>
        <span className="k-unseen">{t('services.category')}</span>
        <select name="category" value={category} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('services.category.none')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet" name="intent" value="move">
        {t('services.move')}
      </Button>
      <Button look="quiet" name="intent" value="copy">
        {t('services.copy')}
      </Button>
      <Button look="quietDanger" name="confirm" value="delete" formMethod="get">
        {t('services.delete')}
      </Button>
    </fieldset>
  )
}

function Empty({ isNarrowed, canChange }: { isNarrowed: boolean; canChange: boolean }) {
  const t = useT()
  if (isNarrowed) return <Nothing>{t('services.none.narrowed')}</Nothing>
  const first = canChange && <LinkButton to={dashboardPaths.newService()}>{t('services.new')}</LinkButton>
  return <Nothing action={first}>{t('services.none')}</Nothing>
}
