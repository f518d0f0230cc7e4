import { useMemo } from 'react'
import { Form, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import type { Outcome } from './data/change-people.ts'
import type { Made, PeopleQuery, WirePerson } from './data/load-people.ts'
import styles from './people.module.css'
import { personRowId } from './person-list.tsx'
import { ProblemLine } from './problem-line.tsx'
import { RoleChoice } from './role-choice.tsx'

type Props = { person: WirePerson; made: readonly Made[]; isSelf: boolean; isConfirming: PeopleQuery['isConfirming'] }

/** A person's role, and their removal from the team. */
export function PersonDrawer({ person, made, isSelf, isConfirming }: Props) {
  const pageLink = usePageLink()
  const close = pageLink({ person: null, confirm: null })
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
function RemoveForm({ person, made, isSelf }: Omit<Props, 'isConfirming'>) {
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
      {made.length > 0 && <MadeChoice made={made} isSelf={isSelf} />}
      <FormButtons
        submit={t(isSelf ? 'people.leave.button' : 'people.remove.button', { name: person.name })}
        look="danger"
        busy={isSending}
        cancel={pageLink({ confirm: null })}
      />
    </Form>
  )
}

/** What the person made and is not theirs alone: it acts for the business until somebody ends it. */
function MadeChoice({ made, isSelf }: { made: readonly Made[]; isSelf: boolean }) {
  const t = useT()
  return (
    <>
      <p>{t(isSelf ? 'people.made.own' : 'people.made')}</p>
      <ul className={styles.made}>
        {made.map(({ id, name, kind }) => (
          <li key={id}>
            {t(`people.made.${kind}`)} <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Choice
        legend={t('people.made.choice')}
        name="made"
        value="END"
        options={[
          { value: 'END', label: t('people.made.end'), note: t('people.made.end.note') },
          { value: 'KEEP', label: t('people.made.keep'), note: t('people.made.keep.note') },
        ]}
      />
    </>
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
