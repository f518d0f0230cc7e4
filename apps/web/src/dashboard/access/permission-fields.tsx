import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import styles from './access.module.css'
import { type Permission, permissionGroups } from './permissions.ts'

/** Fields for the permissions of a key or server; `null` means all of them. */
export function PermissionFields({ chosen }: { chosen: readonly Permission[] | null }) {
  const t = useT()
  return (
    <fieldset className={styles.permissions}>
      <legend>{t('access.permissions')}</legend>
      <CheckBox name="all" label={t('access.all')} hint={t('access.all.hint')} defaultChecked={chosen === null} />
      <div className={styles.groups}>
        {permissionGroups.map(({ name, permissions }) => (
          <fieldset key={name}>
            <legend>{t(`access.group.${name}`)}</legend>
            {permissions.map((permission) => (
              <CheckBox
                key={permission}
                name="permissions"
                value={permission}
                label={t(`access.permission.${permission}`)}
                defaultChecked={chosen?.includes(permission) ?? false}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
