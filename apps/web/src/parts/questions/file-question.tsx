import { useId, useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { MoreIcon } from '../../ui/more-icon.tsx'
import { Note } from './choice-questions.tsx'
import { besideName, inputName, type UploadedFile } from './names.ts'
import type { QuestionProps } from './question-props.ts'
import own from './questions.module.css'

/** Upload with the form. Files uploaded before a refusal stay and can be removed. */
export function FileQuestion({ question, answer, error, tForm }: QuestionProps) {
  const t = useT()
  const id = useId()
  const { target, label, help, required, input } = question
  const given = Array.isArray(answer) ? (answer as UploadedFile[]) : []
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const uploads = given.filter(({ fileId }) => !left.has(fileId))
  const { fileUploadOptions, validation } = input.wixFileOptions ?? {}
  const formats = validation?.uploadFileFormats ?? fileUploadOptions?.uploadFileFormats ?? []
  return (
    <div className={`${own.wide} ${own.file}`}>
      <label htmlFor={id}>
        {label} {!required && <span className={own.optional}>({t('common.optional')})</span>}
      </label>
      {uploads.map((file) => (
        <p key={file.fileId} className={own.uploads}>
          <MoreIcon name="check" size={18} />
          <span>{tForm('form.taken', { name: file.displayName })}</span>
          <input type="hidden" name={besideName(target, 'stored')} value={JSON.stringify(file)} />
          <button
            type="button"
            aria-label={tForm('form.remove', { name: file.displayName })}
            onClick={() => setLeft(new Set([...left, file.fileId]))}
          >
            <MoreIcon name="close" size={18} />
          </button>
        </p>
      ))}
      <input
        id={id}
        type="file"
        name={inputName(target)}
        multiple={(validation?.fileLimit ?? fileUploadOptions?.fileLimit ?? 1) > 1}
        accept={formats.length === 1 && formats[0] === 'IMAGE' ? 'image/*' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || help ? `${id}-note` : undefined}
      />
      <Note id={id} error={error} help={help} />
    </div>
  )
}
