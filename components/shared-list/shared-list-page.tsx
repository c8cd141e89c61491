/** A list of properties shared by several people (design, `gedeelde-lijst`): one row per property, one column per person. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language, Localized } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findCrumbs } from '@/lib/server/pages/pages'
import type { ListNotice } from '@/lib/server/shared-list/change-list'
import { changesHref, sharedListHref, sharedListUrl } from '@/lib/server/shared-list/list-links'
import type { SharedListView } from '@/lib/server/shared-list/list-view'
import type { RefusedText } from '@/lib/server/shared-list/refused-text'
import { hasViewingDay, viewingDayHref } from '@/lib/server/viewings/day-links'
import { AddHomes } from './add-homes'
import { HomeRow } from './home-row'
import { JoinBox } from './join-box'
import { LaterFollower } from './later-follower.client'
import type { ListContext } from './list-form'
import { ListHead } from './list-head'
import { ListTools } from './list-tools'
import styles from './shared-list.module.css'
import { Who } from './who'

type Props = {
  language: Language
  view: SharedListView
  said: ListNotice | undefined
  /** The error message of a field. */
  refused: RefusedText | undefined
}

type PartProps = { context: ListContext; view: SharedListView }

const wrong: readonly ListNotice[] = ['full', 'taken', 'unknown', 'kept', 'mailInvalid', 'mailRefused', 'tooMany', 'failed']

/** Outside the rows, so that a new name shows without updating them. */
function Columns({ people }: SharedListView) {
  const t = useTranslations('SharedList')
  return (
    <div className={styles.columns} aria-hidden="true" data-people={people.length}>
      <span />
      <span>{t('home')}</span>
      {people.map((person) => (
        <span key={person.id}>
          <Who person={person} />
          {person.name}
        </span>
      ))}
    </div>
  )
}

function Homes({ context, view }: PartProps) {
  const t = useTranslations('SharedList')
  if (view.homes.length === 0) return <p className={styles.empty}>{t(view.show === 'all' ? 'empty' : 'emptyView')}</p>
  return (
    <ol className={styles.homes}>
      {view.homes.map((home) => (
        <HomeRow key={home.id} home={home} context={context} />
      ))}
    </ol>
  )
}

/** Suggests one day for viewing the properties that everyone wants. */
function NextStep({ language, view: { agreed } }: Pick<Props, 'language' | 'view'>) {
  const t = useTranslations('ViewingDay')
  if (agreed.length === 0 || !hasViewingDay()) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <div>
        <h2 id="next">{t('agreed', { count: agreed.length })}</h2>
        <p>{t('planText')}</p>
      </div>
      <ButtonLink href={viewingDayHref({ ids: agreed.slice(0, 12) }, language)}>{t('plan')}</ButtonLink>
    </section>
  )
}

function alternatesOf({ key }: SharedListView): Partial<Localized> {
  return Object.fromEntries(getSnapshot().languages.map((language) => [language, sharedListHref(key, language)]))
}

export function SharedListPage({ language, view, said, refused }: Props) {
  const t = useTranslations('SharedList')
  const context: ListContext = { listKey: view.key, language, show: view.show, refused }
  const crumbs = [...findCrumbs('favourites', language), { name: t('metaTitle'), href: '' }]
  return (
    <SiteFrame language={language} current="favourites" alternates={alternatesOf(view)} crumbs={crumbs} isClosed>
      <div className={`wrap ${styles.page}`}>
        <div data-live="says" className={styles.says}>
          {said && <NoticeBox notice={{ tone: wrong.includes(said) ? 'wrong' : 'done', title: t(`says.${said}`), text: '' }} />}
        </div>
        <div data-live="head">
          <ListHead context={context} view={view} url={sharedListUrl(view.key, language)} />
        </div>
        {!view.me && <JoinBox context={context} people={view.people} />}
        <div data-live="tools">
          <ListTools context={context} view={view} />
        </div>
        <h2 className="vh">{t('homes')}</h2>
        <div data-live="columns" className={styles.beside}>
          {view.homes.length > 0 && <Columns {...view} />}
        </div>
        <div data-live="homes">
          <Homes context={context} view={view} />
        </div>
        <div data-live="add">{view.me && <AddHomes context={context} listed={view.homes.map(({ id }) => id)} />}</div>
        <div data-live="next">
          <NextStep language={language} view={view} />
        </div>
        <p className={styles.source}>{t('privacy')}</p>
      </div>
      <LaterFollower
        changesHref={changesHref(view.key)}
        version={view.version}
        words={{ updated: t('updated'), failed: t('says.failed') }}
      />
    </SiteFrame>
  )
}
