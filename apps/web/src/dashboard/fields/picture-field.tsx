import { useId, useRef, useState } from 'react'
import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { addressIn } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import styles from './picture-field.module.css'
import { pictureKinds, sendPicture } from './send-picture.ts'

type Props = {
  name: string
  label: string
  hint?: string
  /** URL of the current picture. */
  value: string
  /** A logo is fitted, a cover fills its frame. */
  shape?: 'logo' | 'cover'
  onChange?: (url: string) => void
}

/** A picture field: uploads the file at once and submits its URL. */
export function PictureField({ name, label, hint, value, shape = 'logo', onChange }: Props) {
  const t = useT()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const { url, set, problem, isBusy, choose } = useUpload(value, onChange)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not sit in the grid of the form
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <input type="hidden" name={name} value={url} />
      <div className={styles.frame} data-shape={shape}>
        {url ? (
          <img src={`${url}?w=640`} alt="" />
        ) : (
          <span className={styles.empty}>
            <DashboardIcon name="image" size={24} />
          </span>
        )}
        <ButtonRow>
          <input
            ref={file}
            type="file"
            className="k-unseen"
            tabIndex={-1}
            aria-hidden="true"
            accept={pictureKinds}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              event.target.value = ''
              if (chosen) void choose(chosen)
            }}
          />
          <Button type="button" busy={isBusy} onClick={() => file.current?.click()}>
            {t(url ? 'picture.change' : 'picture.choose')}
          </Button>
          {url && (
            <Button type="button" look="quiet" onClick={() => set('')}>
              {t('picture.remove')}
            </Button>
          )}
        </ButtonRow>
      </div>
      <p id={`${id}-note`} className={problem ? styles.error : styles.hint} role={problem ? 'alert' : undefined}>
        {problem ? t(`picture.problem.${problem}`) : hint}
      </p>
    </div>
  )
}

type Problem = 'kind' | 'large' | 'other'

function useUpload(value: string, onChange: ((url: string) => void) | undefined) {
  const { basePath } = useRoot()
  const [url, setUrl] = useState(value)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const set = (next: string): void => {
    setUrl(next)
    onChange?.(next)
  }
  const choose = async (file: File): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const answer = await sendPicture(addressIn(basePath, dashboardPaths.uploadPicture()), file)
    setBusy(false)
    if ('url' in answer) set(answer.url)
    else setProblem(answer.problem)
  }
  return { url, set, problem, isBusy, choose }
}
