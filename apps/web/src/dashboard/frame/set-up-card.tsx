import { Form, Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { stepName, steps } from '../setup/steps.ts'
import styles from './set-up-card.module.css'

/** Completed setup steps; null once setup is finished or dismissed. */
export type SetUpSoFar = { done: string[] } | null

/** The setup progress until it is finished or dismissed: in the navigation, on phones above the page. */
export function SetUpCard({ setUp, slim = false }: { setUp: SetUpSoFar; slim?: boolean }) {
  const t = useT()
  if (!setUp) return null
  const next = steps.find((step) => !setUp.done.includes(step))
  const count = { done: steps.length - steps.filter((step) => !setUp.done.includes(step)).length, all: steps.length }
  return (
    <section className={slim ? styles.slim : styles.card} aria-label={t('nav.setUp')}>
      <p className={styles.title}>{t('nav.setUp')}</p>
      <p className={styles.count}>{t('setUp.count', count)}</p>
      {!slim && (
        <ol>
          {steps.map((step) => (
            <li key={step} data-done={setUp.done.includes(step) || undefined}>
              <Link to={dashboardPaths.firstSteps({ step: stepName(step) })}>
                <Icon name={setUp.done.includes(step) ? 'check' : 'chevronEnd'} size={16} />
                {t(`setUp.step.${step}`)}
                {setUp.done.includes(step) && <span className="k-unseen"> {t('setUp.done')}</span>}
              </Link>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {slim && next && (
          <Link to={dashboardPaths.firstSteps({ step: stepName(next) })} className={styles.go ?? ''}>
            {t('setUp.continue')}
          </Link>
        )}
        <Form method="post" action={dashboardPaths.firstSteps()}>
          <input type="hidden" name="intent" value="away" />
          <Button look="quiet">{t(next ? 'setUp.away' : 'setUp.finish')}</Button>
        </Form>
      </div>
    </section>
  )
}
