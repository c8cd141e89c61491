/** The description: two paragraphs at first, the rest after a click; all of it is in the page. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { paragraphsOf } from '@/lib/domain/text/paragraphs'
import styles from './description.module.css'

/** Number of paragraphs shown at first. */
const openCount = 2

/** `lang` of a text that is not in the page's language. */
type Written = { lang?: Language }

const Paragraphs = ({ of, written }: { of: readonly string[]; written: Written }) =>
  of.map((paragraph) => (
    <p key={paragraph} {...written}>
      {paragraph}
    </p>
  ))

export function Description({ text, written = {} }: { text: string; written?: Written }) {
  const t = useTranslations('PropertyDetail')
  const paragraphs = paragraphsOf(text)
  const more = paragraphs.slice(openCount)
  return (
    <div className={styles.prose}>
      <Paragraphs of={paragraphs.slice(0, openCount)} written={written} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className="arrow-link">
              <span>{t('readOn')}</span>
              <span>{t('readLess')}</span> <Icon of="chevron-down" />
            </span>
          </summary>
          <Paragraphs of={more} written={written} />
        </details>
      )}
    </div>
  )
}
