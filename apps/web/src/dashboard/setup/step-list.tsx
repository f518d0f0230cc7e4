import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { bringIntoView } from '../../parts/bring-into-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from './setup.module.css'
import { type Step, stepName, steps } from './steps.ts'

/** All steps with their status. */
export function StepList({ open, done }: { open: Step | 'END' | null; done: readonly string[] }) {
  const t = useT()
  return (
    <ol className={styles.steps} aria-label={t('setUp.steps')}>
      {steps.map((step) => (
        <li key={step} data-done={done.includes(step) || undefined}>
          <Link
            ref={step === open ? bringIntoView : undefined}
            to={dashboardPaths.firstSteps({ step: stepName(step) })}
            aria-current={step === open ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {done.includes(step) && <Icon name="check" size={16} />}
            </span>
            {t(`setUp.step.${step}`)}
            {done.includes(step) && <span className="k-unseen"> {t('setUp.done')}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}
