import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Menu } from '../../ui/menu.tsx'
import chips from '../bookings/bookings.module.css'
import { usePageLink } from '../page-link.ts'
import { DashboardIcon } from './dashboard-icon.tsx'

type Props = {
  /** Name of the URL parameter. */
  name: string
  /** Text of the chosen value. */
  chosen: string | null
  choices: { id: string; name: string }[]
  children: ReactNode
}

/** A filter of a list, stored in the URL; closes what is open. */
export function ListFilter({ name, chosen, choices, children }: Props) {
  const pageLink = usePageLink()
  if (chosen) return <ChosenFilter name={name}>{chosen}</ChosenFilter>
  return (
    <Menu
      start
      className={chips.chip}
      label={
        <>
          {children}
          <DashboardIcon name="chevronDown" size={16} />
        </>
      }
    >
      {choices.map(({ id, name: label }) => (
        <Link key={id} to={pageLink({ page: null, payment: null, pay: null, [name]: id })} preventScrollReset>
          {label}
        </Link>
      ))}
    </Menu>
  )
}

/** A filter that is set, with a link that removes it; `and` is a second URL parameter of the same filter. */
export function ChosenFilter({ name, and, children }: { name: string; and?: string; children: ReactNode }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <Link
      to={pageLink({ [name]: null, ...(and ? { [and]: null } : {}), page: null })}
      className={`${chips.chip} ${chips.set}`}
      preventScrollReset
    >
      <bdi>{children}</bdi>
      <DashboardIcon name="close" size={16} />
      <span className="k-unseen">{t('payments.removeFilter')}</span>
    </Link>
  )
}
