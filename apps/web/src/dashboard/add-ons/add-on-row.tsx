import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import { usePageLink } from '../page-link.ts'
import styles from './add-ons.module.css'
import type { DashboardAddOn } from './data/load-add-ons.ts'

export function AddOnRow({ addOn, canChange }: { addOn: DashboardAddOn; canChange: boolean }) {
  const t = useT()
  const pageLink = usePageLink()
  const { id, name } = addOn
  return (
    <>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        <AddOnFacts addOn={addOn} />
      </span>
      {canChange && (
        <span className={styles.actions}>
          <LinkButton
            look="quiet"
            to={pageLink({ edit: id })}
            preventScrollReset
            aria-label={t('addOns.edit.name', { name })}
          >
            {t('addOns.edit')}
          </LinkButton>
          <Form method="post" action="?" preventScrollReset>
            <input type="hidden" name="intent" value="delete" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <IconButton icon="close" label={t('addOns.delete.name', { name })} />
          </Form>
        </span>
      )}
    </>
  )
}

/** Extra minutes or maximum quantity, and price. */
export function AddOnFacts({ addOn: { minutes, maxQuantity, price } }: { addOn: DashboardAddOn }) {
  const t = useT()
  const formats = useFormats()
  const size = minutes === null ? t('addOns.upTo', { count: maxQuantity ?? 1 }) : `+ ${formats.duration(minutes)}`
  return (
    <span className={`${styles.facts} k-num`}>
      {size} · {price ? formats.money(price) : t('common.free')}
    </span>
  )
}
