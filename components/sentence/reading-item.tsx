/** Words of the sentence with the filter they stand for, which can be changed or removed. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { SentencePart } from '@/lib/domain/sentence/reading'
import type { Language } from '@/lib/domain/text/language'
import type { ShownItem } from '@/lib/server/search/sentence-search'
import { ReadingChoices } from './reading-choices'
import styles from './sentence-reading.module.css'
import { usePartText } from './use-part-text'

function Remove({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.remove} href={href} rel="nofollow" aria-label={label}>
      <Icon of="x" size={16} />
    </a>
  )
}

function Understood({ item, part, language }: { item: ShownItem; part: SentencePart; language: Language }) {
  const t = useTranslations('SentenceSearch')
  const partText = usePartText(language)
  const kind = t(`kinds.${part.kind}`)
  const value = partText(part)
  const head = (
    <>
      <small>{item.state === 'preferred' && part.kind !== 'trait' ? t('preferredFor', { name: kind }) : kind}</small>
      <b>{item.state === 'excluded' ? t('excluded', { name: value }) : value}</b>
    </>
  )
  return (
    <div className={styles.value}>
      {item.choices.length > 0 ? (
        <details name="reading">
          <summary>
            {head}
            <Icon of="chevron-down" size={16} />
          </summary>
          <ReadingChoices item={item} part={part} language={language} />
        </details>
      ) : (
        <span className={styles.alone}>{head}</span>
      )}
      <Remove href={item.withoutHref} label={t('remove', { kind, value })} />
    </div>
  )
}

function NotCounted({ item }: { item: ShownItem }) {
  const t = useTranslations('SentenceSearch')
  return (
    <div className={styles.missing}>
      <span className={styles.alone}>
        <small>{t('notCounted')}</small>
        <b>{t(item.state === 'unknown' ? 'unknown' : 'uncounted')}</b>
      </span>
      <Remove href={item.withoutHref} label={t('removeWords', { words: item.text })} />
    </div>
  )
}

const isCounted = ({ state }: ShownItem) => state !== 'unknown' && state !== 'uncounted'

/** Class of the underline. Dotted: ignored. Double: preferred. Plain: required. */
function ruleUnder(items: readonly ShownItem[]): string | undefined {
  if (!items.some(isCounted)) return styles.not
  return items.every(({ state }) => state === 'preferred') ? styles.preferred : undefined
}

/** @param items all interpretations of the same words. */
export function ReadingItem({ items, language }: { items: readonly ShownItem[]; language: Language }) {
  return (
    <li className={ruleUnder(items)}>
      <q>{items[0]?.text}</q>
      {items.map((item) =>
        item.part && isCounted(item) ? (
          <Understood key={item.part.kind} item={item} part={item.part} language={language} />
        ) : (
          <NotCounted key={item.state} item={item} />
        ),
      )}
    </li>
  )
}
