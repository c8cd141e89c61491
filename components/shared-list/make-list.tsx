/** Creates a shared list from one's favourites: a form, so that it works without script. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import { sharedListLimits } from '@/lib/domain/shared-list/shared-list'
import type { Language } from '@/lib/domain/text/language'
import controls from './list-controls.module.css'
import styles from './make-list.module.css'

export function MakeList({ ids, language }: { ids: readonly number[]; language: Language }) {
  const t = useTranslations('SharedList.make')
  return (
    <details className={`${controls.fold} ${styles.make}`} id="share-list">
      <summary>
        <Icon of="link" size={16} />
        {t('open')}
      </summary>
      <form method="post" action="/api/shared-list/" className={controls.line}>
        <input type="hidden" name="change" value="make" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="ids" value={ids.join(',')} />
        <p>{t('text')}</p>
        <label htmlFor="list-name">{t('label')}</label>
        <input
          id="list-name"
          className={plain.control}
          name="name"
          required
          maxLength={sharedListLimits.name}
          autoComplete="given-name"
        />
        <Button type="submit">{t('button')}</Button>
      </form>
    </details>
  )
}
