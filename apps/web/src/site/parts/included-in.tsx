import { Fragment } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import type { PlanLink } from '../data/plans.ts'

/** The plans that pay for a service, with links to them. */
export function IncludedIn({ plans, className }: { plans: readonly PlanLink[]; className?: string | undefined }) {
  const t = useT()
  if (plans.length === 0) return null
  return (
    <p className={className}>
      {t('site.service.includedIn')}{' '}
      {plans.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Link to={paths.plan(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
