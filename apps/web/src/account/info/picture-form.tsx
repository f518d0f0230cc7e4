import type { ChangeEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import type { Faults } from './act.ts'
import type { Info } from './load-info.ts'
import styles from './picture-form.module.css'

// Forms of more than ten megabytes are rejected.
const LARGEST = 10_000_000

/** The member's picture. */
export function PictureForm({ info, faults }: { info: Info; faults: Faults }) {
  const t = useT()
  const intent = useNavigation().formData?.get('intent')
  const { id, photoUrl, firstName, lastName, nickname } = info
  const fault = faults['photo']
  const warnIfLarge = ({ target }: ChangeEvent<HTMLInputElement>) =>
    target.setCustomValidity((target.files?.[0]?.size ?? 0) > LARGEST ? t('account.info.problem.large') : '')
  return (
    <Section id="picture" title={t('account.info.picture')}>
      {/* Another picture leaves the field empty again. */}
      <Form key={photoUrl} method="post" encType="multipart/form-data" className={styles.picture}>
        <Avatar id={id} name={`${firstName} ${lastName}`.trim() || nickname} photoUrl={photoUrl} size={72} />
        <div className={styles.choice}>
          <label htmlFor="photo">{t('account.info.file')}</label>
          <input
            id="photo"
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            required
            onChange={warnIfLarge}
            aria-invalid={fault ? true : undefined}
            aria-describedby="photo-note"
          />
          <p id="photo-note" className={fault ? styles.error : styles.note}>
            {fault && <Icon name="warning" size={18} />}
            {fault ? t(`account.info.problem.${fault}`) : t('account.info.pictureNote')}
          </p>
          <div className={frame.buttons}>
            <Button name="intent" value="photo" busy={intent === 'photo'}>
              {t('account.info.savePicture')}
            </Button>
            {photoUrl && (
              <Button look="quiet" name="intent" value="noPhoto" busy={intent === 'noPhoto'} formNoValidate>
                {t('account.info.noPicture')}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </Section>
  )
}
