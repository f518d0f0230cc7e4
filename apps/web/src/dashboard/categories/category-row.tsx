import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { RowForm } from '../fields/row-form.tsx'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from './categories.module.css'
import type { Outcome } from './data/change-categories.ts'
import type { WireCategory } from './data/load-categories.ts'

type Refused = Extract<Outcome, { problem: string }>

type Props = {
  category: WireCategory
  canChange: boolean
  isRenaming: boolean
  refused: Refused | undefined
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  onStep: (id: string, by: 1 | -1) => void
  onDrag: (id: string | null) => void
  onDrop: (on: string) => void
}

export function CategoryRow(props: Props) {
  const { category, canChange, isRenaming, isDragged, onDrag, onDrop } = props
  const t = useT()
  const isHydrated = useHydrated()
  const canDrag = canChange && isHydrated && !isRenaming
  return (
    <ListRow
      className={isDragged ? styles.dragged : undefined}
      draggable={canDrag}
      onDragStart={() => onDrag(category.id)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(category.id)
      }}
    >
      {canDrag && (
        <span className={styles.handle} title={t('categories.drag')} aria-hidden="true">
          <DashboardIcon name="more" size={18} />
        </span>
      )}
      {isRenaming ? <RenameForm {...props} /> : <Shown {...props} />}
    </ListRow>
  )
}

function Shown({ category, canChange, isFirst, isLast, onStep }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const { id, name, services } = category
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.count}>{t('categories.services', { count: services })}</span>
      </span>
      {canChange && (
        <span className={styles.actions}>
          <IconButton
            id={`category-${id}-up`}
            type="button"
            icon="chevronUp"
            label={t('categories.up', { name })}
            disabled={isFirst}
            onClick={() => onStep(id, -1)}
          />
          <IconButton
            id={`category-${id}-down`}
            type="button"
            icon="chevronDown"
            label={t('categories.down', { name })}
            disabled={isLast}
            onClick={() => onStep(id, 1)}
          />
          <LinkButton
            look="quiet"
            to={pageLink({ rename: id })}
            preventScrollReset
            aria-label={t('categories.rename.name', { name })}
          >
            {t('categories.rename')}
          </LinkButton>
          <DeleteForm category={category} />
        </span>
      )}
    </>
  )
}

function DeleteForm({ category: { id, name, services } }: { category: WireCategory }) {
  const t = useT()
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="services" value={services} />
      <IconButton icon="close" label={t('categories.delete.name', { name })} />
    </Form>
  )
}

function RenameForm({ category: { id, name, revision }, refused }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="name"]')?.select(), [])
  return (
    <RowForm
      ref={form}
      action={pageLink({ rename: null })}
      intent="rename"
      hidden={{ id, revision }}
      submit={t('categories.save')}
      cancel={pageLink({ rename: null })}
      isInList
    >
      <TextField
        label={t('categories.name')}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={refused?.values ?? name}
        error={refused && t(problemKey(`categories.problem.${refused.problem}`), { noun: 'category' })}
      />
    </RowForm>
  )
}
