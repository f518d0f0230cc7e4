import { Form, Link, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import { useMe } from '../layout.tsx'
import { fieldOf, type Problem, wordsOf } from './problem.ts'

/** Another password, for who still knows the one there is. */
export function PasswordForm({ problem }: { problem: Problem | undefined }) {
  const t = useT()
  const { email } = useMe()
  const busy = useNavigation().formData?.get('intent') === 'password'
  const errorAt = (field: string) => (problem && fieldOf(problem) === field ? wordsOf(t, problem) : undefined)
  return (
    <Section id="password" title={t('account.security.password')} text={t('account.security.passwordText')}>
      <Form method="post" className={frame.form}>
        <input type="hidden" name="username" value={email} />
        <PasswordField
          label={t('account.security.present')}
          show={t('account.show')}
          autoComplete="current-password"
          error={errorAt('password')}
        />
        <PasswordField
          label={t('account.security.new')}
          name="newPassword"
          show={t('account.show')}
          autoComplete="new-password"
          error={errorAt('newPassword')}
        />
        <Button look="filled" name="intent" value="password" busy={busy}>
          {t('account.security.change')}
        </Button>
      </Form>
      <p>
        <Link to={paths.forgotPassword()} reloadDocument>
          {t('account.security.forgot')}
        </Link>
      </p>
    </Section>
  )
}
