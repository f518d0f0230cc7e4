import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { RowForm } from '../fields/row-form.tsx'
import { IconLink } from '../frame/icon-button.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from '../staff/staff.module.css'
import type { Outcome } from './data/change-rooms.ts'
import type { RoomsPage } from './data/load-page.ts'
import type { Kind } from './data/load-rooms.ts'
import { RoomLine } from './room-line.tsx'

type Props = { kind: Kind; page: RoomsPage; outcome: Outcome | undefined }

/** A type with its resources, and a form to add one. */
export function KindPart({ kind, page, outcome }: Props) {
  const t = useT()
  const { id, name, rooms } = kind
  const isEditing = page.editing === id && page.canChange && !isDone(outcome, 'renameKind')
  return (
    <section aria-labelledby={`kind-${id}`}>
      <div className={styles.kindHead}>
        <h2 id={`kind-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        <span className={styles.note}>{t('rooms.kind.count', { count: rooms.length })}</span>
        {page.canChange && <KindActions kind={kind} />}
      </div>
      {isEditing && <RenameKind kind={kind} outcome={outcome} />}
      <ul className={styles.list}>
        {rooms.map((room) => (
          <RoomLine key={room.id} room={room} page={page} outcome={outcome} />
        ))}
      </ul>
      {page.canChange && <NewRoom key={rooms.length} kind={kind} outcome={outcome} />}
    </section>
  )
}

const isDone = (outcome: Outcome | undefined, action: Outcome['action']): boolean =>
  outcome?.action === action && !outcome.problem

function KindActions({ kind: { id, name } }: { kind: Kind }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <span className={styles.actions}>
      <LinkButton
        look="quiet"
        to={pageLink({ edit: id })}
        aria-label={t('rooms.kind.rename', { name })}
        preventScrollReset
      >
        {t('rooms.rename')}
      </LinkButton>
      <IconLink
        to={pageLink({ confirm: id })}
        icon="close"
        label={t('rooms.kind.delete', { name })}
        preventScrollReset
      />
    </span>
  )
}

function RenameKind({ kind: { id, name, revision }, outcome }: { kind: Kind; outcome: Outcome | undefined }) {
  const t = useT()
  const pageLink = usePageLink()
  const refused = outcome?.action === 'renameKind' && outcome.id === id ? outcome : undefined
  return (
    <RowForm intent="renameKind" hidden={{ id, revision }} submit={t('staff.save')} cancel={pageLink({ edit: null })}>
      <TextField
        label={t('rooms.kind.name')}
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={refused?.name ?? name}
        error={refused?.problem && t(problemKey(`staff.problem.${refused.problem}`))}
      />
    </RowForm>
  )
}

function NewRoom({ kind: { id, name }, outcome }: { kind: Kind; outcome: Outcome | undefined }) {
  const t = useT()
  const refused = outcome?.action === 'room' && outcome.problem && outcome.id === id ? outcome : undefined
  return (
    <RowForm action="?" intent="room" hidden={{ id, typeId: id }} submit={t('staff.add')} look="outline">
      <TextField
        label={t('rooms.add', { name })}
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={refused?.name}
        error={refused?.problem && t(problemKey(`staff.problem.${refused.problem}`))}
      />
    </RowForm>
  )
}
