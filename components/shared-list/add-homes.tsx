/** Adds a property to a shared list: by its number or the address of its page; with script also from one's favourites. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import styles from './add-homes.module.css'
import controls from './list-controls.module.css'
import { type ListContext, ListForm, RefusedNote, refusedField, refusedIn } from './list-form'

/** @param listed the ids already in the list, which script does not offer again. */
export function AddHomes({ context, listed }: { context: ListContext; listed: readonly number[] }) {
  const t = useTranslations('SharedList.add')
  const refused = refusedIn(context, 'add')
  return (
    <section className={styles.add} aria-labelledby="add">
      <h2 id="add">{t('heading')}</h2>
      <ListForm context={context} change="add" className={`${controls.line} ${styles.one}`}>
        <label htmlFor="add-home">{t('label')}</label>
        <input
          id="add-home"
          className={plain.control}
          name="home"
          maxLength={300}
          required
          autoComplete="off"
          defaultValue={refused?.typed}
          {...refusedField(refused, 'add-home')}
        />
        <Button type="submit" look="line" id="send-add">
          {t('button')}
        </Button>
        <RefusedNote refused={refused} id="add-home" />
      </ListForm>
      <div data-add-favourites={listed.join(',')} data-label={t('favourites')} hidden>
        <ListForm context={context} change="addAll">
          <input type="hidden" name="ids" value="" />
          <button type="submit" className={styles.favourites} id="send-favourites">
            <Icon of="heart" size={16} />
            <span />
          </button>
        </ListForm>
      </div>
    </section>
  )
}
