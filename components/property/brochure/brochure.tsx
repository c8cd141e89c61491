/**
 * A property on two or three A4 sheets, to hand out after a viewing. No menu; links back and to other languages, and a print
 * button.
 */
import { useTranslations } from 'next-intl'
import { PaperPage } from '@/components/layout/paper-page'
import { EnergySection } from '@/components/property/detail/energy/energy-section'
import { RoomsSection } from '@/components/property/detail/rooms/rooms-section'
import { findSections, type SectionId } from '@/components/property/detail/sections'
import { paragraphsOf } from '@/lib/domain/text/paragraphs'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { propertyPageAlternates } from '@/lib/server/property/property-page'
import styles from './brochure.module.css'
import { BrochureContact } from './brochure-contact'
import { BrochureCosts } from './brochure-costs'
import { BrochureCover } from './brochure-cover'
import { BrochureLegal } from './brochure-legal'
import { BrochurePlace } from './brochure-place'

type Props = { detail: PropertyDetail }

/** Sections of the detail page that are printed, in its order. */
const sections = [
  { id: 'rooms', Content: RoomsSection },
  { id: 'energy', Content: EnergySection },
  { id: 'legal', Content: BrochureLegal },
  { id: 'costs', Content: BrochureCosts },
  { id: 'location', Content: BrochurePlace },
] as const satisfies readonly { id: SectionId; Content: unknown }[]

function Text({ detail }: Props) {
  const t = useTranslations('Brochure')
  return (
    <section>
      <h2>{t('description')}</h2>
      <div className={styles.prose} {...detail.written.description}>
        {paragraphsOf(detail.texts.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

export function Brochure({ detail }: Props) {
  const t = useTranslations()
  const { property, language, url } = detail
  // The page shows costs in the calculator, the brochure in a list.
  const present = new Set<string>(['costs', ...findSections(detail).map(({ id }) => id)])
  return (
    <PaperPage
      language={language}
      alternates={propertyPageAlternates(property, 'brochure')}
      back={{ href: new URL(url).pathname, text: t('Brochure.back') }}
      printLabel={t('Brochure.print')}
      looks={{ desk: styles.desk, sheet: styles.sheet }}
    >
      <BrochureCover detail={detail} />
      <Text detail={detail} />
      {sections
        .filter(({ id }) => present.has(id))
        .map(({ id, Content }) => (
          <section key={id} className={styles[id]}>
            <h2>{t(`PropertyDetail.sections.${id}`)}</h2>
            <Content detail={detail} />
          </section>
        ))}
      <BrochureContact detail={detail} />
    </PaperPage>
  )
}
