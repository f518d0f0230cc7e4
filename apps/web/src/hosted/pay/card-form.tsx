import type { Infer, payments } from '@kalends/contract'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { type Account, SignedInAs } from '../../parts/signed-in-as.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { AuthPage } from '../auth-page.tsx'
import hosted from '../hosted.module.css'
import styles from './card-form.module.css'
import { type CardProblem, problemField, type TypedCard } from './card-problem.ts'

type Page = Infer<typeof payments.SandboxPage>
type Props = {
  page: Page & { account: Account | null }
  amount: string
  problem: CardProblem | undefined
  typed: TypedCard | undefined
}

/** The fields of a test card; a declined one is explained at its field and stays in it. */
export function CardForm({ page, amount, problem, typed }: Props) {
  const t = useT()
  const name = page.businessName
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem, busy])
  const errorAt = (field: keyof TypedCard) =>
    problem && problemField(problem) === field ? t(`checkout.sandbox.problem.${problem}`) : undefined
  const text = page.isSetup
    ? 'checkout.setup.text'
    : page.savesCard
      ? 'checkout.sandbox.textSaves'
      : 'checkout.sandbox.text'
  return (
    <AuthPage
      title={page.isSetup ? t('checkout.setup.title') : t('checkout.sandbox.title', { amount })}
      text={t(text, { name })}
    >
      <Alert tone="warn" role="note" className={styles.test}>
        {t('checkout.sandbox.testMode')}
      </Alert>
      <SignedInAs account={page.account} />
      <Form ref={form} method="post" noValidate onSubmit={(event) => busy && event.preventDefault()}>
        <TextField
          label={t('checkout.sandbox.number')}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          defaultValue={typed?.number}
          error={errorAt('number')}
        />
        <TextField
          label={t('checkout.sandbox.expires')}
          name="expires"
          autoComplete="off"
          dir="ltr"
          maxLength={9}
          hint={t('checkout.sandbox.expiresHint')}
          defaultValue={typed?.expires}
          error={errorAt('expires')}
        />
        <Button look="filled" large full busy={busy}>
          {page.isSetup ? t('checkout.setup.save') : t('checkout.sandbox.pay', { amount })}
        </Button>
      </Form>
      <section className={styles.cards} aria-labelledby="test-cards">
        <h2 id="test-cards">{t('checkout.sandbox.cards')}</h2>
        <dl>
          {page.testCards.map(({ number, outcome }) => (
            <div key={number}>
              <dt dir="ltr" className="k-num">
                {number}
              </dt>
              <dd>{t('checkout.sandbox.outcome', { outcome })}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={hosted.more}>
        <a href={page.returnUrl}>{t(page.isSetup ? 'checkout.setup.leave' : 'checkout.sandbox.leave')}</a>
      </p>
    </AuthPage>
  )
}

/** The question of the bank, as with 3-D Secure. */
export function ChallengeForm({ text, isSetup }: { text: string; isSetup: boolean }) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthPage title={t(isSetup ? 'checkout.setup.challenge.title' : 'checkout.sandbox.challenge.title')} text={text}>
      <Alert tone="warn" role="note" className={styles.test}>
        {t('checkout.sandbox.testMode.challenge')}
      </Alert>
      <Form method="post" onSubmit={(event) => busy && event.preventDefault()}>
        <Button look="filled" large full busy={busy} name="challenge" value="APPROVE">
          {t(isSetup ? 'checkout.setup.challenge.approve' : 'checkout.sandbox.challenge.approve')}
        </Button>
        <Button large full name="challenge" value="REJECT">
          {t('checkout.sandbox.challenge.reject')}
        </Button>
      </Form>
    </AuthPage>
  )
}
