import { useMemo } from 'react'
import { Form, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { MadeAccess } from '../data/made-access.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import { MadeAccessFields } from '../rows/made-access.tsx'
import type { Outcome } from './data/change-people.ts'
import type { PeopleQuery, WirePerson } from './data/load-people.ts'
import styles from './people.module.css'
import { personRowId } from './person-list.tsx'
import { ProblemLine } from './problem-line.tsx'
import type { RoleName } from './rights.ts'
import { RoleChoice } from './role-choice.tsx'

type Props = { person: WirePerson; made: readonly MadeAccess[]; isSelf: boolean; query: PeopleQuery }

/** A person's role, and their removal from the team. */
export function PersonDrawer({ person, made, isSelf, query: { isConfirming, role } }: Props) {
  const pageLink = usePageLink()
  const close = pageLink({ person: null, confirm: null, role: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  return (
    <Drawer
      name={person.name}
      id={person.userId}
      rowId={personRowId}
      step={isConfirming ?? ''}
      links={links}
      head={<h2 dir="auto">{person.name}</h2>}
    >
      {isConfirming === 'remove' && <RemoveForm person={person} made={made} isSelf={isSelf} />}
      {isConfirming === 'factor' && <FactorForm person={person} />}
      {isConfirming === 'role' && role && <DemotionForm person={person} made={made} isSelf={isSelf} role={role} />}
      {!isConfirming && <RoleForm person={person} isSelf={isSelf} />}
    </Drawer>
  )
}

function RoleForm({ person, isSelf }: { person: WirePerson; isSelf: boolean }) {
  const t = useT()
  const pageLink = usePageLink()
  const isSending = useIsSubmitting()
  return (
    <>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="role" />
        <input type="hidden" name="id" value={person.userId} />
        <input type="hidden" name="from" value={person.role} />
        <ProblemLine problem={useProblem('role')} />
        <p className={styles.note}>
          <bdi>{person.email}</bdi>
        </p>
        <RoleChoice key={person.role} legend={t('people.roleLabel')} value={person.role} />
        <p className={styles.note}>{t(isSelf ? 'people.selfNote' : 'people.atOnce')}</p>
        <FormButtons submit={t('people.saveRole')} busy={isSending} />
      </Form>
      {person.hasSecondFactor && !isSelf && (
        <div className={styles.end}>
          <p className={styles.note}>{t('security.lost.isOn')}</p>
          <LinkButton to={pageLink({ confirm: 'factor' })} look="quiet" preventScrollReset>
            {t('security.lost.open')}
          </LinkButton>
        </div>
      )}
      <div className={styles.end}>
        <LinkButton to={pageLink({ confirm: 'remove' })} look="quietDanger" preventScrollReset>
          {t(isSelf ? 'people.leave' : 'people.remove')}
        </LinkButton>
      </div>
    </>
  )
}

/** Confirms the removal and lists its consequences. */
function RemoveForm({ person, made, isSelf }: Omit<Props, 'query'>) {
  const t = useT()
  const pageLink = usePageLink()
  const isSending = useIsSubmitting()
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={person.userId} />
      <input type="hidden" name="name" value={person.name} />
      <ProblemLine problem={useProblem('remove')} />
      <p className={styles.confirm}>
        {t(isSelf ? 'people.leave.confirm' : 'people.remove.confirm', { name: person.name })}
      </p>
      <p className={styles.note}>{t('people.remove.note')}</p>
      <MadeAccessFields made={made} lead={isSelf ? 'made.own' : 'made.theirs'} />
      <FormButtons
        submit={t(isSelf ? 'people.leave.button' : 'people.remove.button', { name: person.name })}
        look="danger"
        busy={isSending}
        cancel={pageLink({ confirm: null })}
      />
    </Form>
  )
}

/** Confirms a lesser role for somebody who made what acts without them. */
function DemotionForm({ person, made, isSelf, role }: Omit<Props, 'query'> & { role: RoleName }) {
  const t = useT()
  const pageLink = usePageLink()
  const isSending = useIsSubmitting()
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="id" value={person.userId} />
      <input type="hidden" name="role" value={role} />
      <ProblemLine problem={useProblem('role')} />
      <p className={styles.confirm}>
        {t('people.demote.confirm', { name: person.name, role: t(`dashboard.role.${role}`) })}
      </p>
      <MadeAccessFields made={made} lead={isSelf ? 'made.own' : 'made.theirs'} />
      <FormButtons
        submit={t('people.saveRole')}
        look="danger"
        busy={isSending}
        cancel={pageLink({ confirm: null, role: null })}
      />
    </Form>
  )
}

/** Removes a lost second factor. */
function FactorForm({ person }: { person: WirePerson }) {
  const t = useT()
  const pageLink = usePageLink()
  const isSending = useIsSubmitting()
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="factor" />
      <input type="hidden" name="id" value={person.userId} />
      <ProblemLine problem={useProblem('factor')} />
      <p className={styles.confirm}>{t('security.lost.confirm', { name: person.name })}</p>
      <p className={styles.note}>{t('security.lost.text')}</p>
      <FormButtons
        submit={t('security.lost.button', { name: person.name })}
        look="danger"
        busy={isSending}
        cancel={pageLink({ confirm: null })}
      />
    </Form>
  )
}

function useProblem(action: 'role' | 'factor' | 'remove') {
  const outcome = useActionData<Outcome>()
  return outcome && outcome.action === action && 'problem' in outcome ? outcome.problem : undefined
}
