import { useT } from '../../lib/translate.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import styles from '../book.module.css'
import type { BookData } from '../data/book.ts'
import type { Answers, Mistakes } from './answers.ts'

type Props = { data: BookData; mistakes: Mistakes; answers: Answers | undefined; readOnly: boolean }

/** The questions of the booking form. */
export function DetailFields({ data, mistakes, answers, readOnly }: Props) {
  const t = useT()
  const optional = t('common.optional')
  const person = (data.hold?.staffName ?? data.staffName)?.split(' ')[0]
  const field = (name: keyof Mistakes & keyof Omit<Answers, 'agree'>) => ({
    name,
    readOnly,
    defaultValue: answers?.[name] ?? '',
    error: mistakes[name] && t(mistakes[name]),
  })
  return (
    <div className={`${styles.group} ${styles.first} ${styles.fields}`}>
      <TextField {...field('first_name')} label={t('site.book.firstName')} autoComplete="given-name" required />
      <TextField
        {...field('last_name')}
        label={t('site.book.lastName')}
        optional={optional}
        autoComplete="family-name"
      />
      <TextField
        {...field('email')}
        label={t('site.book.email')}
        type="email"
        autoComplete="email"
        required
        dir="ltr"
      />
      <TextField
        {...field('phone')}
        label={t('site.book.phone')}
        optional={optional}
        hint={t('site.book.phoneHint')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <div className={styles.wide}>
        <TextArea
          {...field('message')}
          label={person ? t('site.book.messageFor', { name: person }) : t('site.book.message')}
          optional={optional}
        />
      </div>
    </div>
  )
}
