import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import type { Outcome } from './data/change-policies.ts'
import type { WirePolicy } from './data/load-policies.ts'
import styles from './policies.module.css'
import { RuleFields } from './rule-fields.tsx'
import type { Rule } from './rules.ts'

type Refused = Extract<Outcome, { problem: string }>
type Props = { rule: Rule; policy: WirePolicy; currency: string; refused: Refused | undefined }

/** The form of a rule, shown in place of its sentence. */
export function RuleForm({ rule, policy, currency, refused }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useIsSubmitting('save', { rule })
  useEffect(() => {
    const wrong = refused && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const first = form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
    ;(wrong ?? first)?.focus()
  }, [refused])
  const problem = refused && t(problemKey(`policies.problem.${refused.problem}`), { noun: 'policy' })
  const findError = (field: string): string | undefined => (refused?.field === field ? problem : undefined)
  return (
    <Form
      ref={form}
      method="post"
      action={pageLink({ rule: null })}
      className={styles.rule}
      noValidate
      preventScrollReset
      aria-label={t(`policies.rule.${rule}`)}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={policy.id} />
      <input type="hidden" name="revision" value={policy.revision} />
      <input type="hidden" name="rule" value={rule} />
      <h4>{t(`policies.rule.${rule}`)}</h4>
      {problem && refused.field === null && <Alert>{problem}</Alert>}
      <RuleFields rule={rule} policy={policy} currency={currency} values={refused?.values} findError={findError} />
      <FormButtons submit={t('policies.save')} busy={isSending} cancel={pageLink({ rule: null })} />
    </Form>
  )
}
