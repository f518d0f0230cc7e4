import { useMemo } from 'react'
import { Form, useActionData } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import { NEW_STAFF, type Outcome, problemFields, type Requested } from './data/change-people.ts'
import type { StaffName } from './data/load-people.ts'
import styles from './people.module.css'
import { ProblemLine } from './problem-line.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Invites a person by email, and by a link to hand on. */
export function InviteDrawer({ staff }: { staff: readonly StaffName[] }) {
  const t = useT()
  const pageLink = usePageLink()
  const outcome = useActionData<Outcome>()
  const refused = outcome && outcome.action === 'invite' && 'problem' in outcome ? outcome : undefined
  const isSending = useIsSubmitting()
  const close = pageLink({ invite: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  const findError = (field: keyof Requested): string | undefined =>
    refused && problemFields[refused.problem] === field ? t(problemKey(`people.problem.${refused.problem}`)) : undefined
  return (
    <Drawer
      name={t('people.invite')}
      id="invite"
      rowId={backTo}
      step={refused ? null : ''}
      links={links}
      head={<h2>{t('people.invite')}</h2>}
    >
      <Form method="post" className={styles.form} preventScrollReset noValidate>
        <input type="hidden" name="intent" value="invite" />
        <ProblemLine problem={refused?.problem} />
        <TextField
          label={t('people.email')}
          name="email"
          type="email"
          autoComplete="off"
          required
          maxLength={320}
          defaultValue={refused?.requested.email}
          error={findError('email')}
        />
        <TextField
          label={t('people.name')}
          optional={t('people.optional')}
          name="name"
          autoComplete="off"
          maxLength={200}
          defaultValue={refused?.requested.name}
          error={findError('name')}
        />
        <RoleChoice legend={t('people.as')} value={refused?.requested.role ?? 'receptionist'} />
        <SelectField
          label={t('people.staffMember')}
          optional={t('people.optional')}
          hint={t('people.staffMember.hint')}
          name="staffMemberId"
          defaultValue={refused?.requested.staffMemberId ?? ''}
          error={findError('staffMemberId')}
        >
          <option value="">{t('people.staffMember.none')}</option>
          <option value={NEW_STAFF}>{t('people.staffMember.new')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormButtons submit={t('people.invite.button')} busy={isSending} cancel={close} />
      </Form>
    </Drawer>
  )
}

const backTo = (): string => 'invite'
