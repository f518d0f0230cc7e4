import { useEffect, useId, useRef, useState } from 'react'
import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { addressIn } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { pictureKinds, sendPicture } from '../fields/send-picture.ts'
import type { UploadAnswer } from '../fields/upload-picture.ts'
import { IconButton } from '../frame/icon-button.tsx'
import type { DraftPicture } from './data/pictures.ts'
import styles from './gallery-field.module.css'
import { GroupError } from './group-error.tsx'

type Props = { value: readonly DraftPicture[]; onChange: () => void; error: string | undefined }

/** Limit of the API. */
const MOST = 100

/** Returns the URL of a picture in another width; pictures on other hosts have one size. */
export const pictureAt = (url: string, width: number): string => (url.startsWith('/media/') ? `${url}?w=${width}` : url)

/** The pictures of a service in order, the cover first, submitted as one field. */
export function GalleryField({ value, onChange, error }: Props) {
  const t = useT()
  const id = useId()
  const gallery = useGallery(value, onChange)
  const { pictures, move, problem } = gallery
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-note`}>
      <legend>{t('service.pictures')}</legend>
      <input type="hidden" name="pictures" value={JSON.stringify(pictures)} />
      {pictures.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, index) => (
            <li key={picture.url} className={styles.row}>
              <img src={pictureAt(picture.url, 320)} alt="" width={112} height={84} />
              <div className={styles.words}>
                <TextField
                  label={t('service.pictures.alt', { position: index + 1 })}
                  optional={t('common.optional')}
                  maxLength={300}
                  value={picture.alt}
                  onChange={(event) => gallery.setAlt(picture.url, event.target.value)}
                />
                {index === 0 ? (
                  <p className={styles.main}>{t('service.pictures.main')}</p>
                ) : (
                  <Button type="button" look="quiet" onClick={() => move(picture.url, 0)}>
                    {t('service.pictures.makeMain')}
                  </Button>
                )}
              </div>
              <div className={styles.actions}>
                <IconButton
                  type="button"
                  icon="chevronUp"
                  label={t('service.pictures.up', { position: index + 1 })}
                  disabled={index === 0}
                  onClick={() => move(picture.url, index - 1)}
                />
                <IconButton
                  type="button"
                  icon="chevronDown"
                  label={t('service.pictures.down', { position: index + 1 })}
                  disabled={index === pictures.length - 1}
                  onClick={() => move(picture.url, index + 1)}
                />
                <IconButton
                  type="button"
                  icon="close"
                  label={t('service.pictures.remove', { position: index + 1 })}
                  onClick={() => gallery.remove(picture.url)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {pictures.length < MOST && <Chooser isBusy={gallery.isBusy} onChoose={gallery.add} />}
      <p id={`${id}-note`} className={styles.hint}>
        {t('service.pictures.hint')}
      </p>
      {problem && <GroupError>{t(`picture.problem.${problem}`)}</GroupError>}
      {error && <GroupError>{error}</GroupError>}
    </fieldset>
  )
}

function Chooser({ isBusy, onChoose }: { isBusy: boolean; onChoose: (files: readonly File[]) => Promise<void> }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={file}
        type="file"
        multiple
        className="k-unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={pictureKinds}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          void onChoose(chosen)
        }}
      />
      <Button type="button" busy={isBusy} onClick={() => file.current?.click()}>
        {t('service.pictures.add')}
      </Button>
    </div>
  )
}

type Problem = Extract<UploadAnswer, { problem: unknown }>['problem']

function useGallery(value: readonly DraftPicture[], onChange: () => void) {
  const { basePath } = useRoot()
  const [pictures, setPictures] = useState(value)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Notifies the form after the hidden field has been rendered.
  const notifyChange = useRef(onChange)
  useEffect(() => {
    notifyChange.current = onChange
  })
  useEffect(() => {
    if (pictures !== value) notifyChange.current()
  }, [pictures, value])
  const add = async (files: readonly File[]): Promise<void> => {
    setBusy(true)
    setProblem(null)
    for (const file of files) {
      const answer = await sendPicture(addressIn(basePath, dashboardPaths.uploadPicture()), file)
      if ('problem' in answer) setProblem(answer.problem)
      else setPictures((before) => [...before, { ...answer, alt: '' }].slice(0, MOST))
    }
    setBusy(false)
  }
  const remove = (url: string): void => setPictures((before) => before.filter((it) => it.url !== url))
  const setAlt = (url: string, alt: string): void =>
    setPictures((before) => before.map((it) => (it.url === url ? { ...it, alt } : it)))
  const move = (url: string, index: number): void =>
    setPictures((before) => {
      const others = before.filter((it) => it.url !== url)
      return [...others.slice(0, index), ...before.filter((it) => it.url === url), ...others.slice(index)]
    })
  return { pictures, problem, isBusy, add, remove, setAlt, move }
}
