/** What was done for an owner, to be read in the portal word for word. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { itemTypes } from '@/lib/domain/portal/portal-item'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formFields } from '@/lib/forms/form-state'
import { OfficeBlock } from '../office-block'
import { OfficeChoice } from '../office-choice'
import type { OwnerProps } from './owner-detail'
import styles from './owner-log.module.css'

/** What happened: each kind with its own words. */
function Kinds() {
  const t = useTranslations('OfficeOwners')
  const types = useTranslations('PortalItems.types')
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('what')}</legend>
      {(['communication', 'visit'] as const).map((kind) => (
        <div key={kind}>
          <label>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === 'communication'} />
            {t(`kinds.${kind}`)}
          </label>
          <OfficeChoice
            name={kind}
            label={t('how')}
            value={kind === 'communication' ? 'phone' : itemTypes.visit[0]}
            choices={itemTypes[kind].map((type) => ({ value: type, label: types(type) }))}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Texts() {
  const t = useTranslations('OfficeOwners')
  return (
    <>
      <label>
        <span>{t('subject')}</span>
        <input name="subject" maxLength={200} required />
      </label>
      <label>
        <span>{t('comment')}</span>
        <textarea name="comment" rows={3} maxLength={2000} />
      </label>
      <label>
        <span>{t('with')}</span>
        <input name="contact" maxLength={120} />
      </label>
      <label>
        <span>{t('withMail')}</span>
        <input type="email" name="email" maxLength={254} autoComplete="off" />
      </label>
    </>
  )
}

export function OwnerLog({ owner, language, now }: OwnerProps) {
  const t = useTranslations('OfficeOwners')
  const { date } = toLocalTime(now)
  return (
    <OfficeBlock title={t('log')} aside={t('logAside')}>
      <form method="post" className={`${plain.within} ${styles.form}`}>
        <input type="hidden" name={formFields.form} value="office-owner-log" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="owner" value={owner.id} />
        <Kinds />
        <div className={styles.when}>
          <label>
            <span>{t('date')}</span>
            <input type="date" name="date" defaultValue={date} max={date} required />
          </label>
          <label>
            <span>{t('time')}</span>
            <input type="time" name="time" />
          </label>
          <OfficeChoice
            name="property"
            label={t('property')}
            value={String(owner.owned[0]?.propertyId ?? '')}
            choices={owner.owned.map(({ propertyId, property }) => ({
              value: String(propertyId),
              label: property?.name ?? String(propertyId),
            }))}
          />
        </div>
        <Texts />
        <div>
          <Button type="submit">{t('saveLog')}</Button>
        </div>
      </form>
    </OfficeBlock>
  )
}
