/** A property on two or three sheets of A4: what stays on the table after a visit. No menu: the way back, the languages, printing. */
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LanguageSwitcher } from '@/components/layout/language-switcher'
import { EnergySection } from '@/components/property/detail/energy-section'
import { PrintButton } from '@/components/property/detail/print-button.client'
import { RoomsSection } from '@/components/property/detail/rooms-section'
import { findSections, type SectionId } from '@/components/property/detail/sections'
import { Icon } from '@/components/ui/icon'
import { paragraphsOf } from '@/lib/domain/paragraphs'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { propertyPageAlternates } from '@/lib/server/property-page'
import styles from './brochure.module.css'
import { BrochureContact } from './brochure-contact'
import { BrochureCosts } from './brochure-costs'
import { BrochureCover } from './brochure-cover'
import { BrochureLegal } from './brochure-legal'
import { BrochurePlace } from './brochure-place'

type Props = { detail: PropertyDetail }

/** Sections of the detail page that go on paper, in its order. */
const sections = [
  { id: 'rooms', Content: RoomsSection },
  { id: 'energy', Content: EnergySection },
  { id: 'legal', Content: BrochureLegal },
  { id: 'costs', Content: BrochureCosts },
  { id: 'location', Content: BrochurePlace },
] as const satisfies readonly { id: SectionId; Content: unknown }[]

function Tools({ detail: { property, language, url } }: Props) {
  const t = useTranslations('Brochure')
  return (
    <header className={`${styles.tools} no-print`}>
      <a href={new URL(url).pathname}>
        <Icon of={ArrowLeft} /> {t('back')}
      </a>
      <LanguageSwitcher language={language} alternates={propertyPageAlternates(property, 'brochure')} />
      <PrintButton label={t('print')} />
    </header>
  )
}

function Text({ detail }: Props) {
  const t = useTranslations('Brochure')
  return (
    <section>
      <h2>{t('description')}</h2>
      <div className={styles.prose}>
        {paragraphsOf(detail.texts.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

export function Brochure({ detail }: Props) {
  const t = useTranslations('PropertyDetail')
  const present = new Set(findSections(detail.property).map(({ id }) => id))
  return (
    <div className={styles.desk}>
      <Tools detail={detail} />
      <main className={styles.sheet}>
        <BrochureCover detail={detail} />
        <Text detail={detail} />
        {sections
          .filter(({ id }) => present.has(id))
          .map(({ id, Content }) => (
            <section key={id} className={styles[id]}>
              <h2>{t(`sections.${id}`)}</h2>
              <Content detail={detail} />
            </section>
          ))}
        <BrochureContact detail={detail} />
      </main>
    </div>
  )
}
