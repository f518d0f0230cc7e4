import { useT } from '../../lib/translate.tsx'
import type { Answer, AnsweredFile } from '../data/read-answers.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import styles from './answer-list.module.css'

/** Questions with their answers and uploaded files. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const t = useT()
  return (
    <dl className={styles.answers}>
      {answers.map(({ target, label, text, files }) => (
        <div key={target}>
          <dt dir="auto">{label}</dt>
          {typeof text === 'boolean' && <dd>{t(text ? 'answers.yes' : 'answers.no')}</dd>}
          {typeof text === 'string' && <dd dir="auto">{text}</dd>}
          {files.map((file) => (
            <dd key={file.url}>
              <File file={file} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Opens in a new tab: pictures are displayed, other files downloaded. */
function File({ file: { name, url, isPicture } }: { file: AnsweredFile }) {
  return (
    <a className={styles.file} href={url} target="_blank" rel="noreferrer">
      {isPicture ? (
        <img className={styles.picture} src={url} alt="" loading="lazy" />
      ) : (
        <DashboardIcon name="file" size={18} />
      )}
      <bdi>{name}</bdi>
    </a>
  )
}
