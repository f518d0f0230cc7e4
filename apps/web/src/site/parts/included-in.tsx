import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { IncludedInData } from '../data/plans.ts'

/** The plans that pay for a service, with links to them. */
export function IncludedIn({ of, className }: { of: IncludedInData; className?: string | undefined }) {
  return (
    of && (
      <p className={className}>
        {of.label}
        {of.plans.map(({ slug, name }, index) => (
          <bdi key={slug}>
            {index > 0 ? ', ' : ' '}
            <Link to={paths.plan(slug)}>{name}</Link>
          </bdi>
        ))}
      </p>
    )
  )
}
