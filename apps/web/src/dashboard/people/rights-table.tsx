import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './people.module.css'
import { rights, roleNames } from './rights.ts'

/** What each role may do. */
export function RightsTable() {
  const t = useT()
  return (
    <section aria-labelledby="rights">
      <h2 id="rights" className={styles.title}>
        {t('people.rights')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields in it */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="rights">
        <table className={styles.rights}>
          <thead>
            <tr>
              <td />
              {roleNames.map((role) => (
                <th key={role} scope="col">
                  {t(`dashboard.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ name, roles }) => (
              <tr key={name}>
                <th scope="row">{t(`people.permission.${name}`)}</th>
                {roleNames.map((role) => (
                  <td key={role}>
                    <Right right={roles[role]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Right({ right }: { right: 'all' | 'own' | undefined }) {
  const t = useT()
  if (!right) return <span className={styles.no}>{t('people.no')}</span>
  if (right === 'own') return t('people.own')
  return (
    <>
      <Icon name="check" size={18} />
      <span className="k-unseen">{t('people.yes')}</span>
    </>
  )
}
