/** The head of a shared list: its title, its people, and its link. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import { sharedListLimits } from '@/lib/domain/shared-list/shared-list'
import type { SharedListView, ShownPerson } from '@/lib/server/shared-list/list-view'
import controls from './list-controls.module.css'
import { type ListContext, ListForm, RefusedNote, refusedField, refusedIn } from './list-form'
import styles from './list-head.module.css'
import { useSaid } from './said'
import { Who } from './who'

type Props = { context: ListContext; view: SharedListView }

function People({ people }: { people: readonly ShownPerson[] }) {
  const t = useTranslations('SharedList')
  const say = useSaid()
  return (
    <ul className={styles.people} aria-label={t('people')}>
      {people.map((person) => (
        <li key={person.id}>
          <Who person={person} />
          <b>{person.name}</b>
          <span>{person.isMe ? t('you') : t('looked', { said: say(person.seen) })}</span>
        </li>
      ))}
    </ul>
  )
}

/** Opens in place and sends a single text field. */
function Rename({ context, view, what }: Props & { what: 'rename' | 'title' }) {
  const t = useTranslations('SharedList')
  const field = what === 'rename' ? 'name' : 'title'
  const id = `field-${what}`
  const refused = refusedIn(context, what)
  return (
    <details className={`${controls.fold} ${styles.rename}`} id={what} open={refused !== undefined}>
      <summary>
        <Icon of="pen-line" size={16} />
        {t(`${what}.open`)}
      </summary>
      <ListForm context={context} change={what} className={controls.line}>
        <label htmlFor={id}>{t(`${what}.label`)}</label>
        <input
          id={id}
          className={plain.control}
          name={field}
          defaultValue={refused?.typed ?? (what === 'rename' ? view.me?.name : view.title)}
          maxLength={what === 'rename' ? sharedListLimits.name : sharedListLimits.title}
          required={what === 'rename'}
          autoComplete={what === 'rename' ? 'given-name' : 'off'}
          {...refusedField(refused, id)}
        />
        <Button type="submit" look="line" size="s" id={`send-${what}`}>
          {t('save')}
        </Button>
        <RefusedNote refused={refused} id={id} />
      </ListForm>
    </details>
  )
}

function LinkBox({ context, view, url }: Props & { url: string }) {
  const t = useTranslations('SharedList')
  return (
    <div className={styles.box}>
      <label htmlFor="list-link">{t('linkLabel')}</label>
      <div className={styles.link}>
        <input id="list-link" className={plain.control} readOnly value={url} />
        <Button look="ink" hidden data-copy="list-link" data-copied={t('copied')}>
          {t('copy')}
        </Button>
      </div>
      <p>{t('linkText', { date: view.endsOn })}</p>
      {view.me && (
        <div className={styles.ways}>
          <ListForm context={context} change="link" leadsAway>
            <button type="submit">{t('newLink')}</button>
          </ListForm>
          <ListForm context={context} change="leave" leadsAway>
            <button type="submit">{t('leave')}</button>
          </ListForm>
          <details id="wipe">
            <summary>{t('delete')}</summary>
            <ListForm context={context} change="delete" leadsAway>
              <p>{t('deleteText')}</p>
              <Button type="submit" look="line" size="s">
                {t('deleteNow')}
              </Button>
            </ListForm>
          </details>
        </div>
      )}
    </div>
  )
}

export function ListHead({ context, view, url }: Props & { url: string }) {
  const t = useTranslations('SharedList')
  return (
    <div className={styles.head}>
      <div>
        <h1>
          {view.title || t('defaultTitle')}
          <span className={styles.count}>
            <span className="vh"> (</span>
            {view.counts.all}
            <span className="vh">)</span>
          </span>
        </h1>
        <People people={view.people} />
        {view.me && (
          <div className={styles.tools}>
            <Rename context={context} view={view} what="rename" />
            <Rename context={context} view={view} what="title" />
          </div>
        )}
      </div>
      <LinkBox context={context} view={view} url={url} />
    </div>
  )
}
