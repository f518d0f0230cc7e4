import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router'
import { type Translate, useT } from '../lib/translate.tsx'
import { SettleSheet } from './commitments/settle-sheet.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { changeRooms, type Outcome } from './rooms/data/change-rooms.ts'
import type { RoomsPage } from './rooms/data/load-page.ts'
import { DeleteSheet } from './rooms/delete-sheet.tsx'
import { KindPart } from './rooms/kind-part.tsx'
import { NewKind } from './rooms/new-kind.tsx'
import { RoomLine } from './rooms/room-line.tsx'
import styles from './staff/staff.module.css'
import { Trash } from './staff/trash.tsx'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'
export { loadPage as loader } from './rooms/data/load-page.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeRooms(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return outcome.problem ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Rooms() {
  const t = useT()
  const page = useLoaderData<RoomsPage>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => roomsToast(t, done))
  const { kinds, withoutKind, gone, canChange } = page
  return (
    <Page
      title={t('nav.rooms')}
      above={
        <>
          {page.confirming && !outcome?.unanswered && <DeleteSheet request={page.confirming} zone={page.zone} />}
          {outcome?.unanswered && (
            <SettleSheet
              unanswered={outcome.unanswered}
              submitLabel={t(
                outcome.action === 'pause' || outcome.action === 'edit' ? 'commitments.save' : 'services.delete',
              )}
            />
          )}
          <Toast {...toast} />
        </>
      }
    >
      <p className={styles.lead}>{t('rooms.lead')}</p>
      {kinds.length + withoutKind.length === 0 && <Nothing>{t('rooms.none')}</Nothing>}
      {kinds.map((kind) => (
        <KindPart key={kind.id} kind={kind} page={page} outcome={outcome} />
      ))}
      {withoutKind.length > 0 && (
        <section aria-labelledby="without">
          <div className={styles.kindHead}>
            <h2 id="without">{t('rooms.withoutKind')}</h2>
            <span className={styles.note}>{t('rooms.withoutKind.lead')}</span>
          </div>
          <ul className={styles.list}>
            {withoutKind.map((room) => (
              <RoomLine key={room.id} room={room} page={page} outcome={outcome} />
            ))}
          </ul>
        </section>
      )}
      {canChange && <NewKind key={kinds.length} outcome={outcome} />}
      {gone.length > 0 && <Trash gone={gone} lead={t('rooms.trash.lead')} canChange={canChange} />}
    </Page>
  )
}

function roomsToast(t: Translate, { action, id, name, problem, unanswered }: Outcome): ToastText | null {
  if (unanswered) return null
  if (problem) return { text: t(problemKey(`staff.problem.${problem}`)) }
  return {
    text: t(`rooms.done.${action === 'pause' ? 'edit' : action}`, { name }),
    undo: action === 'delete' ? { intent: 'restore', id, name } : null,
  }
}
