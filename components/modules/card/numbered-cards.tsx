/** Numbered cards in order: the working method step by step. */
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Module } from '@/lib/content/module'
import type { Language } from '@/lib/domain/text/language'
import type { Card } from '@/lib/server/content/snapshot/snapshot-type'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { ModuleGrid } from '../module-grid'
import { innerHeading, ModuleSection } from '../module-section'
import styles from './numbered-cards.module.css'

type CardProps = { card: Card; number: number; language: Language; headingLevel: 'h2' | 'h3' }

function NumberedCard({ card, number, language, headingLevel: Heading }: CardProps) {
  const title = card.title[language]
  return (
    <div className={styles.card}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <Heading {...langOf(title, language)}>{title}</Heading>
      <p className={styles.text} {...langOf(card.text[language], language)}>
        {card.text[language]}
      </p>
      {card.link && (
        <p className={styles.link}>
          <SiteLink className="arrow-link" href={linkHref(card.link, language)}>
            {card.linkLabel?.[language] ?? title}
            <Icon of="arrow-right" size={16} />
          </SiteLink>
        </p>
      )}
    </div>
  )
}

export function NumberedCards({ module, cards, language }: { module: Module; cards: readonly Card[]; language: Language }) {
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {cards.map((card, index) => (
          <NumberedCard
            key={card.id}
            card={card}
            number={index + 1}
            language={language}
            headingLevel={innerHeading(module, language)}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
