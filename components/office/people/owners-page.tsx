/** Owners, and next to them the opened one (design, `kantoor-mensen`). */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { ownerViews } from '@/lib/server/db/repositories/office/office-owners'
import { type OwnerMessage, ownerMessages } from '@/lib/server/office/people/owner-forms'
import { type OpenedOwner, type Owners, ownersHref } from '@/lib/server/office/people/owners-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { PageLinks } from '../lists/page-links'
import { Panes } from '../lists/panes'
import { SearchForm } from '../lists/search-form'
import { ViewTabs } from '../lists/view-tabs'
import { OwnerDetail } from './owner-detail'
import { OwnerInvite } from './owner-invite'
import { OwnerRows } from './owner-rows'
import { PeopleFrame } from './people-frame'

const failed: readonly OwnerMessage[] = ['unknown']

type Props = {
  staff: AnyStaff
  language: Language
  list: Owners
  opened: OpenedOwner | undefined
  says: string | undefined
  /** Whether the invitation was returned with errors. */
  isReturned: boolean
}

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeOwners.said')
  const said = ownerMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}

function List({ list, language, opened }: Pick<Props, 'list' | 'language' | 'opened'>) {
  const t = useTranslations('OfficeOwners')
  const { query, counts, pages } = list
  return (
    <>
      <SearchForm
        action={linkHref('office/owners', language)}
        text={query.text}
        label={t('search')}
        hidden={query.view === 'all' ? {} : { view: query.view }}
      />
      <ViewTabs
        label={t('viewsLabel')}
        tabs={ownerViews.map((view) => ({
          name: t(`views.${view}`),
          href: ownersHref(language, { ...query, view, page: 1 }),
          count: counts[view],
          isCurrent: view === query.view,
        }))}
      />
      <OwnerRows list={list} language={language} opened={opened?.id} />
      <PageLinks page={query.page} pages={pages} hrefOf={(page) => ownersHref(language, { ...query, page })} />
    </>
  )
}

export function OwnersPage({ staff, language, list, opened, says, isReturned }: Props) {
  const t = useTranslations('OfficeOwners')
  return (
    <PeopleFrame staff={staff} language={language} path="office/owners" intro={t('lead', { ...list.counts })}>
      {!opened && <OwnerInvite language={language} author={staff.author} isOpen={isReturned} />}
      <Panes
        said={<ResultMessage says={says} />}
        list={<List list={list} language={language} opened={opened} />}
        opened={opened && <OwnerDetail owner={opened} language={language} now={list.now} author={staff.author} />}
      />
    </PeopleFrame>
  )
}
