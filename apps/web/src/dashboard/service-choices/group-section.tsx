import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { AddOnFacts } from '../add-ons/add-on-row.tsx'
import type { DashboardAddOn } from '../add-ons/data/load-add-ons.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { RowForm } from '../fields/row-form.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { IconButton } from '../frame/icon-button.tsx'
import styles from './choices.module.css'
import type { Group } from './data/load-choices.ts'

type Props = { group: Group; addOns: readonly DashboardAddOn[]; canChange: boolean }

/** One add-on group: texts and its add-ons in display order. */
export function GroupSection({ group, addOns, canChange }: Props) {
  const t = useT()
  const byId = new Map(addOns.map((it) => [it.id, it]))
  const others = addOns.filter(({ id }) => !group.addOnIds.includes(id))
  return (
    <section className={styles.group} aria-labelledby={`group-${group.id}`}>
      <h3 id={`group-${group.id}`}>
        <bdi>{group.name}</bdi>
      </h3>
      <fieldset disabled={!canChange} className={styles.bare}>
        <GroupForm group={group} />
        {group.addOnIds.length === 0 && <p className="k-2">{t('choices.group.noAddOns')}</p>}
        <AddOnOrder group={group} byId={byId} />
        {group.addOnIds.length < 7 && others.length > 0 && (
          <RowForm intent="order" hidden={{ id: group.id }} submit={t('choices.addOn.add')} look="outline" isInList>
            <OrderedIds ids={group.addOnIds} />
            <SelectField label={t('choices.addOn')} name="addOn" key={group.addOnIds.join()} defaultValue="">
              <option value="">{t('choices.addOn.choose')}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </RowForm>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="deleteGroup" />
          <input type="hidden" name="id" value={group.id} />
          <Button look="quiet">{t('choices.group.delete', { name: group.name })}</Button>
        </Form>
      </fieldset>
    </section>
  )
}

/** The texts of a group, or of a new one. */
export function GroupForm({ group }: { group?: Group }) {
  const t = useT()
  const action = group ? 'updateGroup' : 'createGroup'
  const isSending = useIsSubmitting(action, { id: group?.id ?? '' })
  return (
    <Form method="post" className={styles.pair} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={group?.id ?? ''} />
      <TextField
        label={t('choices.group.name')}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={group?.name ?? ''}
      />
      <TextField
        label={t('choices.group.prompt')}
        name="prompt"
        maxLength={200}
        autoComplete="off"
        defaultValue={group?.prompt ?? ''}
      />
      <TextField
        label={t('choices.group.maximum')}
        hint={t('choices.group.mostHint')}
        name="maximum"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={group?.most ?? ''}
      />
      <FormButtons
        submit={t(group ? 'choices.group.save' : 'choices.group.add')}
        look={group ? 'outline' : 'filled'}
        busy={isSending}
        className={styles.buttons}
      />
    </Form>
  )
}

function OrderedIds({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="addOn" value={id} />)
}

/** Sortable by dragging and arrows. Pending moves are shown as done. */
function AddOnOrder({ group, byId }: { group: Group; byId: ReadonlyMap<string, DashboardAddOn> }) {
  const t = useT()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const ids = useExpected(group)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const pressed = useRef<string | null>(null)
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order has changed
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
  }, [key])
  const put = (order: readonly string[]): void => {
    const form = new FormData()
    form.set('intent', 'order')
    form.set('id', group.id)
    for (const id of order) form.append('addOn', id)
    void submit(form, { method: 'post', preventScrollReset: true })
  }
  const move = (id: string, to: number): void => {
    const order = ids.filter((it) => it !== id)
    order.splice(to, 0, id)
    announce(t('choices.moved', { name: byId.get(id)?.name ?? '', position: to + 1, count: ids.length }))
    put(order)
  }
  return (
    <>
      <ol className={styles.order}>
        {ids.map((id, index) => {
          const addOn = byId.get(id)
          const name = addOn?.name ?? ''
          const arrow = (direction: 'up' | 'down', to: number, off: boolean) => (
            <IconButton
              id={`${group.id}-${id}-${direction}`}
              type="button"
              icon={direction === 'up' ? 'chevronUp' : 'chevronDown'}
              label={t(`choices.addOn.${direction}`, { name })}
              disabled={off || !isHydrated}
              onClick={() => {
                pressed.current = `${group.id}-${id}-${direction}`
                move(id, to)
              }}
            />
          )
          return (
            <li
              key={id}
              className={dragged === id ? `${styles.offered} ${styles.dragged}` : styles.offered}
              draggable={isHydrated}
              title={isHydrated ? t('choices.addOn.drag') : undefined}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged && dragged !== id) move(dragged, index)
              }}
            >
              <span className={styles.offeredName}>
                <bdi>{name}</bdi>
                {addOn && <AddOnFacts addOn={addOn} />}
              </span>
              {arrow('up', index - 1, index === 0)}
              {arrow('down', index + 1, index === ids.length - 1)}
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="order" />
                <input type="hidden" name="id" value={group.id} />
                <OrderedIds ids={ids.filter((it) => it !== id)} />
                <IconButton icon="close" label={t('choices.addOn.remove', { name })} />
              </Form>
            </li>
          )
        })}
      </ol>
      <span role="status" className="k-unseen">
        {announcement}
      </span>
    </>
  )
}

/** Applies a pending move to the order. */
function useExpected({ id, addOnIds }: Group): string[] {
  const { formData } = useNavigation()
  if (formData?.get('intent') !== 'order' || formData.get('id') !== id) return addOnIds
  return formData.getAll('addOn').map(String).filter(Boolean)
}
