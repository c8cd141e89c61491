/** Services as rows with an arrow, next to the picture of the page (design, home). */
import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { Module } from '@/lib/content/module'
import type { Page } from '@/lib/content/page'
import type { Language } from '@/lib/domain/text/language'
import type { Card } from '@/lib/server/content/snapshot/snapshot-type'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { innerHeading, ModuleHead, moduleTitle } from '../module-section'
import styles from './service-rows.module.css'

type RowProps = { card: Card; language: Language; headingLevel: 'h2' | 'h3' }

function ServiceRow({ card, language, headingLevel: Heading }: RowProps) {
  const title = card.title[language]
  return (
    <li className={styles.row}>
      <Heading className={styles.title} {...langOf(title, language)}>
        {card.link ? (
          <SiteLink className="cover-link" href={linkHref(card.link, language)}>
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </Heading>
      <p {...langOf(card.text[language], language)}>{card.text[language]}</p>
      {card.link && <Icon of="arrow-right" size={24} />}
    </li>
  )
}

type Props = { module: Module; cards: readonly Card[]; language: Language; image: Page['image'] }

export function ServiceRows({ module, cards, language, image }: Props) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={moduleTitle(module, language) ? id : undefined}>
      <div className={image ? `wrap ${styles.split}` : 'wrap'}>
        {image && (
          <div className={styles.picture}>
            <Picture
              src={image.url}
              alt={image.alt[language]}
              width={image.width}
              height={image.height}
              sizes="(min-width: 1280px) 38vw, 94vw"
            />
          </div>
        )}
        <div className={styles.services}>
          <ModuleHead module={module} language={language} id={id} />
          <ul>
            {cards.map((card) => (
              <ServiceRow key={card.id} card={card} language={language} headingLevel={innerHeading(module, language)} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
