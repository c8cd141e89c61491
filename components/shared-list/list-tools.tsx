/** Filters the properties of a list, and switches mails about changes on and off. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import { listViews } from '@/lib/domain/shared-list/shared-list'
import { sharedListHref } from '@/lib/server/shared-list/list-links'
import type { SharedListView } from '@/lib/server/shared-list/list-view'
import controls from './list-controls.module.css'
import { type ListContext, ListForm, RefusedNote, refusedField, refusedIn } from './list-form'
import styles from './list-tools.module.css'

type PartProps = { context: ListContext; view: SharedListView }

function Views({ context: { listKey, language }, view: { counts, show, people } }: PartProps) {
  const t = useTranslations('SharedList')
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {listViews.map((view) => (
        <a key={view} href={sharedListHref(listKey, language, view)} aria-current={view === show ? 'true' : undefined}>
          {t(`views.${view}`, { count: people.length })} <span>{counts[view]}</span>
        </a>
      ))}
    </nav>
  )
}

function Mail({ context, view }: PartProps) {
  const t = useTranslations('SharedList')
  const status = view.me?.mailStatus ?? 'none'
  const refused = refusedIn(context, 'mail')
  if (status === 'none')
    return (
      <details className={`${controls.fold} ${styles.mail}`} id="mail" open={refused !== undefined}>
        <summary>
          <Icon of="mail" size={16} />
          {t('mailMe')}
        </summary>
        <ListForm context={context} change="mail" className={controls.line}>
          <label htmlFor="list-mail">{t('email')}</label>
          <input
            id="list-mail"
            className={plain.control}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={refused?.typed}
            {...refusedField(refused, 'list-mail')}
          />
          <Button type="submit" look="line" size="s" id="send-mail">
            {t('mailSend')}
          </Button>
          <RefusedNote refused={refused} id="list-mail" />
          <small>{t('mailText')}</small>
        </ListForm>
      </details>
    )
  return (
    <ListForm context={context} change="unmail" className={styles.mailed}>
      <span>
        <Icon of={status === 'confirmed' ? 'circle-check' : 'mail'} size={16} />
        {t(`mailStatus.${status}`)}
      </span>
      <button type="submit" id="send-unmail">
        {t('mailEnd')}
      </button>
    </ListForm>
  )
}

export function ListTools({ context, view }: PartProps) {
  return (
    <div className={styles.tools}>
      <Views context={context} view={view} />
      {view.me && <Mail context={context} view={view} />}
    </div>
  )
}
