/** The sources of listings, then the listings that are held back (design, `kantoor-feeds`). */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { FeedsView } from '@/lib/server/office/feeds/feeds-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import { FeedSaid } from './feed-said'
import { HeldListings } from './held-listings'
import { SourceList } from './source-list'

type Props = { staff: AnyStaff; language: Language; view: FeedsView; says: string | undefined }

export function FeedsPage({ staff, language, view, says }: Props) {
  const t = useTranslations('OfficeFeeds')
  const { sources, held, heldCount } = view
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/feeds"
      path="office/feeds"
      title={t('title')}
      count={sources.length}
      intro={t('lead', { count: heldCount })}
    >
      <FeedSaid says={says} />
      <OfficeBlock title={t('sources')} count={sources.length}>
        <SourceList sources={sources} language={language} />
      </OfficeBlock>
      <OfficeBlock title={t('heldTitle')} count={heldCount} aside={t('heldAside')}>
        <HeldListings held={held} language={language} />
        {heldCount > held.length && <p>{t('moreHeld', { count: heldCount - held.length })}</p>}
      </OfficeBlock>
    </OfficeFrame>
  )
}
