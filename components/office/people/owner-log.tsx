/** The log of what was done for an owner, which the owner can read word for word in the portal. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { itemTypes } from '@/lib/domain/portal/portal-item'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { OfficeFields } from '../forms/office-fields'
import {
  ReturnedChoice,
  ReturnedError,
  ReturnedInput,
  ReturnedNotice,
  ReturnedText,
  ReturnedTick,
} from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import type { OwnerProps } from './owner-detail'
import styles from './owner-log.module.css'

const logForm = 'office-owner-log'

/** The kinds of entries, each with its text. */
function Kinds() {
  const t = useTranslations('OfficeOwners')
  const types = useTranslations('PortalItems.types')
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('what')}</legend>
      {(['communication', 'visit'] as const).map((kind) => (
        <div key={kind}>
          <label>
            <ReturnedTick of={logForm} type="radio" name="kind" value={kind} defaultChecked={kind === 'communication'} />
            {t(`kinds.${kind}`)}
          </label>
          <ReturnedChoice
            of={logForm}
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
        <ReturnedInput of={logForm} name="subject" maxLength={200} required />
      </label>
      <label>
        <span>{t('comment')}</span>
        <ReturnedText of={logForm} name="comment" rows={3} maxLength={2000} />
      </label>
      <ReturnedError of={logForm} name="comment" />
      <label>
        <span>{t('with')}</span>
        <ReturnedInput of={logForm} name="contact" maxLength={120} />
      </label>
      <label>
        <span>{t('withMail')}</span>
        <ReturnedInput of={logForm} type="email" name="email" maxLength={254} autoComplete="off" />
      </label>
      <ReturnedError of={logForm} name="email" />
    </>
  )
}

export function OwnerLog({ owner, language, now, author }: OwnerProps & { author: string }) {
  const t = useTranslations('OfficeOwners')
  const { date } = toLocalTime(now)
  return (
    <OfficeBlock title={t('log')} aside={t('logAside')}>
      <form method="post" className={`${plain.within} ${styles.form}`}>
        <OfficeFields form={logForm} language={language} author={author} />
        <input type="hidden" name="owner" value={owner.id} />
        <ReturnedNotice of={logForm} />
        <Kinds />
        <div className={styles.when}>
          <label>
            <span>{t('date')}</span>
            <ReturnedInput of={logForm} type="date" name="date" defaultValue={date} min="2000-01-01" max={date} required />
          </label>
          <label>
            <span>{t('time')}</span>
            <ReturnedInput of={logForm} type="time" name="time" />
          </label>
          <ReturnedChoice
            of={logForm}
            name="property"
            label={t('property')}
            value={String(owner.owned[0]?.propertyId ?? '')}
            choices={owner.owned.map(({ propertyId, property }) => ({
              value: String(propertyId),
              label: property?.name ?? String(propertyId),
            }))}
          />
        </div>
        <ReturnedError of={logForm} name="date" />
        <ReturnedError of={logForm} name="time" />
        <Texts />
        <div>
          <Button type="submit">{t('saveLog')}</Button>
        </div>
      </form>
    </OfficeBlock>
  )
}
