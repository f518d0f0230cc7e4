import { useMemo } from 'react'
import { Form, Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { Drawer } from '../frame/drawer.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import type { Outcome } from './data/change-policies.ts'
import type { ListedPolicy, WirePolicy } from './data/load-policies.ts'
import styles from './policies.module.css'
import { policyRowId } from './policy-list.tsx'
import { Preview } from './preview.tsx'
import { RuleForm } from './rule-form.tsx'
import { type Rule, type RuleGroup, ruleGroups, shownRules } from './rules.ts'
import { useSentence } from './use-sentence.ts'

type Refused = Extract<Outcome, { problem: string }>

type Props = {
  listed: ListedPolicy
  fallbackName: string
  /** The rule being edited. */
  rule: Rule | null
  isConfirming: boolean
  canChange: boolean
  currency: string
  refused: Refused | undefined
}

/** All rules of a policy as sentences, each editable in place. */
export function PolicyDrawer({ listed, fallbackName, rule, isConfirming, canChange, currency, refused }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const { policy } = listed
  const name = policy.name || t('policies.unnamed')
  const close = pageLink({ policy: null, rule: null, confirm: null })
  const links = useMemo(() => ({ close, before: null, after: null }), [close])
  useListKeys(links, close)
  return (
    <Drawer
      name={name}
      id={policy.id}
      rowId={policyRowId}
      step={rule || refused ? null : isConfirming ? 'delete' : ''}
      links={links}
      head={<h2 dir="auto">{name}</h2>}
    >
      {isConfirming && canChange ? (
        <DeleteForm listed={listed} fallbackName={fallbackName} refused={refused} />
      ) : (
        <>
          {policy.default && (
            <p className={styles.standing}>
              <Chip tone="ok">{t('policies.default')}</Chip> {t('policies.isDefault')}
            </p>
          )}
          {refused && refused.rule === null && <Problem refused={refused} />}
          {(Object.keys(ruleGroups) as RuleGroup[]).map((group) => (
            <Group
              key={group}
              group={group}
              policy={policy}
              rule={canChange ? rule : null}
              canChange={canChange}
              currency={currency}
              refused={refused}
            />
          ))}
          <Preview policy={policy} />
          {canChange && !policy.default && <PolicyActions policy={policy} />}
        </>
      )}
    </Drawer>
  )
}

type GroupProps = Omit<Props, 'listed' | 'fallbackName' | 'isConfirming'> & { group: RuleGroup; policy: WirePolicy }

function Group({ group, policy, rule, canChange, currency, refused }: GroupProps) {
  const t = useT()
  const pageLink = usePageLink()
  const sentence = useSentence()
  return (
    <section className={styles.group}>
      <h3>{t(`policies.${group}`)}</h3>
      <ul>
        {shownRules(group).map((it) =>
          rule === it ? (
            <li key={it}>
              <RuleForm
                rule={it}
                policy={policy}
                currency={currency}
                refused={refused?.rule === it ? refused : undefined}
              />
            </li>
          ) : (
            <li key={it} className={styles.sentence}>
              <p dir="auto">{sentence(it, policy)}</p>
              {canChange && (
                <Link
                  to={pageLink({ rule: it, confirm: null })}
                  preventScrollReset
                  aria-label={t('policies.change.name', { rule: t(`policies.rule.${it}`) })}
                >
                  {t('policies.change')}
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function PolicyActions({ policy: { id, name } }: { policy: WirePolicy }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <div className={styles.end}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="setDefault" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name ?? ''} />
        <Button>{t('policies.makeDefault')}</Button>
        <p className={styles.note}>{t('policies.makeDefault.note')}</p>
      </Form>
      <LinkButton to={pageLink({ confirm: 'delete', rule: null })} look="quietDanger" preventScrollReset>
        {t('policies.delete')}
      </LinkButton>
    </div>
  )
}

/** Confirms the deletion; its services get the default policy. */
function DeleteForm({
  listed: { policy, services, count },
  fallbackName,
  refused,
}: Pick<Props, 'listed' | 'fallbackName' | 'refused'>) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <Form method="post" action={pageLink({ policy: null, confirm: null })} className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={policy.id} />
      <input type="hidden" name="name" value={policy.name ?? ''} />
      <input type="hidden" name="services" value={count} />
      {refused && <Problem refused={refused} />}
      <p className={styles.confirm}>{t('policies.delete.confirm', { count, heir: fallbackName })}</p>
      {count > 0 && (
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service} dir="auto">
              {service}
            </li>
          ))}
          {count > services.length && <li>{t('policies.delete.more', { count: count - services.length })}</li>}
        </ul>
      )}
      <p className={styles.note}>{t('policies.delete.note')}</p>
      <FormButtons submit={t('policies.delete.button')} look="danger" cancel={pageLink({ confirm: null })} />
    </Form>
  )
}

function Problem({ refused }: { refused: Refused }) {
  const t = useT()
  return <Alert>{t(problemKey(`policies.problem.${refused.problem}`), { noun: 'policy' })}</Alert>
}
