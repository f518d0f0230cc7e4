import { CheckBox } from '../../ui/check-box.tsx'
import type { Named } from '../services/data/load-services.ts'
import styles from './editor.module.css'
import { GroupError } from './group-error.tsx'

type Props = {
  legend: string
  name: string
  all: readonly Named[]
  chosen: readonly string[]
  error?: string | undefined
}

/** A group of checkboxes. */
export function CheckBoxGroup({ legend, name, all, chosen, error }: Props) {
  return (
    <fieldset className={styles.checkBoxes}>
      <legend>{legend}</legend>
      {all.map((one) => (
        <CheckBox key={one.id} name={name} value={one.id} label={one.name} defaultChecked={chosen.includes(one.id)} />
      ))}
      {error && <GroupError>{error}</GroupError>}
    </fieldset>
  )
}
