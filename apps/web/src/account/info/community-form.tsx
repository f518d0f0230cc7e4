import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import type { Faults } from './act.ts'
import type { Info } from './load-info.ts'

/** The member's public profile: whether it is visible, and its slug. */
export function CommunityForm({ info: { isPublic, slug }, faults }: { info: Info; faults: Faults }) {
  const t = useT()
  const wrong = faults['slug']
  return (
    <Section id="community" title={t('account.info.community')}>
      <p>{t(isPublic ? 'account.info.public' : 'account.info.private')}</p>
      {faults['community'] && <Alert>{t('account.info.problem.closed')}</Alert>}
      <Form method="post">
        <Button name="intent" value={isPublic ? 'leave' : 'join'}>
          {t(isPublic ? 'account.info.leave' : 'account.info.join')}
        </Button>
      </Form>
      <Form method="post" className={frame.form}>
        <TextField
          label={t('account.info.slug')}
          hint={t('account.info.slugNote')}
          name="slug"
          maxLength={255}
          defaultValue={slug}
          error={wrong && t(`account.info.problem.${wrong}`)}
        />
        <Button name="intent" value="slug">
          {t('account.info.saveSlug')}
        </Button>
      </Form>
    </Section>
  )
}
