/** For visitors with the link who have no name in the list yet: choose a name used on another device, or add one. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { sharedListLimits } from '@/lib/domain/shared-list/shared-list'
import type { ShownPerson } from '@/lib/server/shared-list/list-view'
import styles from './join-box.module.css'
import controls from './list-controls.module.css'
import { type ListContext, ListForm } from './list-form'

type Props = { context: ListContext; people: readonly ShownPerson[] }

export function JoinBox({ context, people }: Props) {
  const t = useTranslations('SharedList.join')
  const hasRoom = people.length < sharedListLimits.people
  return (
    <section className={styles.join} aria-labelledby="join">
      <div>
        <h2 id="join">{t('heading')}</h2>
        <p>{t('text')}</p>
      </div>
      {hasRoom ? (
        <ListForm context={context} change="join" className={`${controls.line} ${styles.name}`} leadsAway>
          <label htmlFor="join-name">{t('label')}</label>
          <input
            id="join-name"
            className={plain.control}
            name="name"
            maxLength={sharedListLimits.name}
            required
            autoComplete="given-name"
          />
          <Button type="submit">{t('button')}</Button>
        </ListForm>
      ) : (
        <p>{t('noRoom', { count: people.length })}</p>
      )}
      {people.length > 0 && (
        <ListForm context={context} change="join" className={styles.known} leadsAway>
          <p>{t('known')}</p>
          {people.map(({ id, name }) => (
            <Button key={id} type="submit" look="line" size="s" name="name" value={name}>
              {t('iAm', { name })}
            </Button>
          ))}
        </ListForm>
      )}
    </section>
  )
}
