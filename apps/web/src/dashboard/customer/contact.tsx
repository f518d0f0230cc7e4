import { Form, useActionData } from 'react-router'
import { leftToRight } from '../../lib/format.ts'
import { useLanguage, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import forms from '../customers/customers.module.css'
import { DetailFields } from '../customers/detail-fields.tsx'
import { ProblemLine } from '../customers/problem-line.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { usePageLink } from '../page-link.ts'
import styles from './customer.module.css'
import type { RefusedAction } from './data/act-on-customer.ts'
import type { CustomerPageData } from './data/load-page.ts'

/** Contact details, editable in place. */
export function Contact({ shown }: { shown: CustomerPageData }) {
  const t = useT()
  const pageLink = usePageLink()
  const { canWrite, isEditing, done } = shown
  return (
    <section className={`k-card ${styles.card} ${styles.contact}`} aria-labelledby="contact">
      <div className={styles.cardHead}>
        <h2 id="contact">{t('customers.contact')}</h2>
        {canWrite && !isEditing && (
          <LinkButton to={pageLink({ edit: '1', done: null })} look="quiet" preventScrollReset>
            {t('customers.edit')}
            <span className="k-unseen"> {t('customers.contact')}</span>
          </LinkButton>
        )}
      </div>
      {isEditing ? <EditForm shown={shown} /> : <Details shown={shown} />}
      <p role="status" className={styles.done}>
        {!isEditing && done === 'update' && t('customers.saved')}
        {done === 'unmerge' && t('customers.unmerge.done')}
      </p>
    </section>
  )
}

function Details({ shown: { customer } }: { shown: CustomerPageData }) {
  const t = useT()
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' })
  const { phone, email, unverifiedEmail, language } = customer
  return (
    <dl className={styles.details}>
      <dt>{t('customers.field.phone')}</dt>
      <dd>{phone ? <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{leftToRight(phone)}</a> : '–'}</dd>
      <dt>{t('customers.field.email')}</dt>
      <dd>
        {email ? (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        ) : unverifiedEmail ? (
          t('customers.field.email.unverified', { email: unverifiedEmail })
        ) : (
          '–'
        )}
      </dd>
      <dt>{t('customers.field.language')}</dt>
      <dd>{language ? names.of(language) : t('customers.language.unknown')}</dd>
    </dl>
  )
}

function EditForm({ shown: { customer, isEmailLocked } }: { shown: CustomerPageData }) {
  const t = useT()
  const pageLink = usePageLink()
  const answer = useActionData<RefusedAction>()
  const refused = answer?.action === 'update' ? answer : undefined
  const isSending = useIsSubmitting()
  const { firstName, lastName, email, phone, language, revision } = customer
  const known = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
    language: language ?? '',
  }
  return (
    <Form method="post" action={pageLink({})} className={forms.form} preventScrollReset replace noValidate>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="revision" value={revision} />
      <ProblemLine problem={refused?.problem} />
      <DetailFields values={refused?.values ?? known} problem={refused?.problem} isEmailLocked={isEmailLocked} />
      <FormButtons submit={t('customers.save')} busy={isSending} cancel={pageLink({ edit: null })} />
    </Form>
  )
}
