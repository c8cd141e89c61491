/** The name of a part of a sentence. */
import { useTranslations } from 'next-intl'
import { useFilterText } from '@/components/list/use-filter-text'
import type { SentencePart } from '@/lib/domain/sentence/reading'
import type { Language } from '@/lib/domain/text/language'

/** Returns a function from a part to its name in `language`, as in the filters of the lists. */
export function usePartText(language: Language): (part: SentencePart) => string {
  const t = useTranslations('SentenceSearch')
  const filterText = useFilterText(language)
  return (part) => {
    switch (part.kind) {
      case 'place':
        return part.place.name
      case 'goal':
        return t(`goals.${part.goal}`)
      case 'trait':
        return t(`traits.${part.trait}`)
      case 'epc':
        return filterText({ kind: 'epc', letter: part.letter.toUpperCase() })
      default:
        return filterText(part)
    }
  }
}
