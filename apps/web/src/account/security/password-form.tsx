import type { OutputOf } from '@kalends/contract'
import { Form, Link, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { PasswordField } from '../../parts/sign-in/password-field.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import { useMe } from '../layout.tsx'
import { SignInFirst } from './confirm-field.tsx'
import { type Problem, problemField, problemText } from './problem.ts'

type Props = {
  problem: Problem | undefined
  listed: Pick<OutputOf<'listFactors'>, 'hasPassword' | 'canSetPassword'>
}

/** Changes the password, or sets the first one. */
export function PasswordForm({ problem, listed: { hasPassword, canSetPassword } }: Props) {
  const t = useT()
  if (hasPassword) {
    return (
      <Section id="password" title={t('account.security.password')} text={t('account.security.passwordText')}>
        <Fields problem={problem} hasPassword />
        <p>
          <Link to={paths.forgotPassword()} reloadDocument>
            {t('account.security.forgot')}
          </Link>
        </p>
      </Section>
    )
  }
  return (
    <Section id="password" title={t('account.security.setTitle')} text={t('account.security.setText')}>
      {canSetPassword ? (
        <Fields problem={problem} hasPassword={false} />
      ) : (
        <SignInFirst section="password">{t('account.security.set')}</SignInFirst>
      )}
    </Section>
  )
}

function Fields({ problem, hasPassword }: { problem: Problem | undefined; hasPassword: boolean }) {
  const t = useT()
  const { email } = useMe()
  const busy = useNavigation().formData?.get('intent') === 'password'
  const errorAt = (field: string) => (problem && problemField(problem) === field ? problemText(t, problem) : undefined)
  return (
    <Form method="post" className={frame.form}>
      <input type="hidden" name="username" value={email} />
      {hasPassword && (
        <PasswordField
          label={t('account.security.present')}
          show={t('account.show')}
          autoComplete="current-password"
          error={errorAt('password')}
        />
      )}
      <PasswordField
        label={t('account.security.new')}
        name="newPassword"
        show={t('account.show')}
        autoComplete="new-password"
        error={errorAt('newPassword')}
      />
      <Button look="filled" name="intent" value="password" busy={busy}>
        {t(hasPassword ? 'account.security.change' : 'account.security.set')}
      </Button>
    </Form>
  )
}
