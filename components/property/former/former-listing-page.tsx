/** The page of a former listing: a notice that it is gone, and similar properties (status 410). */
import { useTranslations } from 'next-intl'
import { DeadEnd } from '@/components/layout/dead-end'
import { ButtonLink } from '@/components/ui/button'
import type { FormerListing, FormerProject, FormerProperty } from '@/lib/domain/property/former-listing'
import type { Language } from '@/lib/domain/text/language'
import { projectListPath } from '@/lib/routing/href'
import { findFormerAlternates } from '@/lib/server/content/snapshot/former-listing'
import { linkHref } from '@/lib/server/pages/link-href'
import { similarCards, townList } from '@/lib/server/property/property-detail'
import { SimilarProperties } from '../detail/similar-properties'

type Props<Listing> = { listing: Listing; language: Language }

function FormerPropertyPage({ listing, language }: Props<FormerProperty>) {
  const t = useTranslations('NotFound')
  const detail = { property: listing, similar: similarCards(listing, language), townList: townList(listing, language) }
  return (
    <DeadEnd
      language={language}
      code={410}
      title={t('formerPropertyTitle')}
      text={t('formerPropertyText')}
      alternates={findFormerAlternates(listing)}
    >
      <SimilarProperties detail={detail} />
    </DeadEnd>
  )
}

function FormerProjectPage({ listing, language }: Props<FormerProject>) {
  const t = useTranslations('NotFound')
  return (
    <DeadEnd
      language={language}
      code={410}
      title={t('formerProjectTitle')}
      text={t('formerProjectText')}
      alternates={findFormerAlternates(listing)}
      way={<ButtonLink href={linkHref(projectListPath, language)}>{t('allProjects')}</ButtonLink>}
    />
  )
}

export function FormerListingPage({ listing, language }: Props<FormerListing>) {
  return listing.kind === 'property' ? (
    <FormerPropertyPage listing={listing} language={language} />
  ) : (
    <FormerProjectPage listing={listing} language={language} />
  )
}
