/** One section of the page, with the picture that follows it. */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { Picture as PropertyPicture } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { Fold } from './fold'
import styles from './section-view.module.css'
import type { findSections } from './sections'

type Section = ReturnType<typeof findSections>[number]

type Props = { section: Section; detail: PropertyDetail }

function Heading({ section: { id, Title }, detail }: Props) {
  const t = useTranslations('PropertyDetail')
  return <h2 id={`${id}-title`}>{Title ? <Title detail={detail} /> : t(`sections.${id}`)}</h2>
}

/** A folded section, at the end of the page. */
export function FoldedSection({ section, detail }: Props) {
  const { id, Content, Note, fold, isScreenOnly } = section
  return (
    <section id={id} className={isScreenOnly ? `${styles.folded} no-print` : styles.folded} aria-labelledby={`${id}-title`}>
      <Fold isOpen={fold === 'open'} summary={Note && <Note detail={detail} />} content={<Content detail={detail} />}>
        <Heading section={section} detail={detail} />
      </Fold>
    </section>
  )
}

export function SectionView({ section, detail }: Props) {
  const { id, Content, Note } = section
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading section={section} detail={detail} />
        {Note && (
          <p>
            <Note detail={detail} />
          </p>
        )}
      </div>
      <Content detail={detail} />
    </section>
  )
}

/** A picture over the whole column, with its caption below. */
export function LargePicture({ picture, language }: { picture: PropertyPicture; language: Language }) {
  const { url, alt, width, height } = picture
  return (
    <figure className={`${styles.picture} no-print`}>
      <Picture
        src={url}
        alt=""
        width={width}
        height={height}
        sizes="(max-width: 1023px) 100vw, (max-width: 1472px) 62vw, 890px"
      />
      <figcaption>{alt[language]}</figcaption>
    </figure>
  )
}
