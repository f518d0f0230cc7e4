import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import type { Outcome } from '../staff/data/change-person.ts'
import { ActionProblem } from '../staff/problem.tsx'
import styles from '../staff/staff.module.css'
import { useBusiness } from '../use-business.ts'
import type { PersonPage } from './data/load-page.ts'

const roles = ['staff', 'receptionist', 'manager', 'viewer', 'owner'] as const

/** Access: whether and as whom the person signs in. */
export function SignIn({ page: { person }, outcome }: { page: PersonPage; outcome: Outcome | undefined }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const name = person.name ?? ''
  const status = person.associatedWixIdentity?.connectionStatus ?? 'DISCONNECTED'
  const values = outcome?.action === 'connect' && outcome.problem ? (outcome.values ?? {}) : {}
  return (
    <section className={styles.part} aria-labelledby="sign-in">
      <h2 id="sign-in">{t('staff.signIn')}</h2>
      <p>
        {status === 'PENDING' && !sendsEmail ? t('staff.signIn.PENDING.noMail') : t(`staff.signIn.${status}`, { name })}
      </p>
      <ActionProblem outcome={outcome} action="connect" />
      {status === 'CONNECTED' || status === 'PENDING' ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="disconnect" />
          <Button look="quietDanger">{t('staff.signIn.disconnect')}</Button>
        </Form>
      ) : (
        <Form method="post" className={styles.form} noValidate preventScrollReset>
          <input type="hidden" name="intent" value="connect" />
          <div className={styles.two}>
            <TextField
              label={t('staff.email')}
              type="email"
              name="email"
              autoComplete="off"
              defaultValue={values['email'] ?? person.email ?? ''}
            />
            <SelectField label={t('staff.signIn.role')} name="role" defaultValue={values['role'] ?? 'staff'}>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {t(`dashboard.role.${role}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <FormButtons submit={t('staff.signIn.connect')} look="outline" />
        </Form>
      )}
    </section>
  )
}
