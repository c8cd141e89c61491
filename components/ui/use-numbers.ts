/** Formats numbers and areas in the language of the page. */
import { useLocale } from 'next-intl'
import { formatArea, formatDecimal } from '@/lib/domain/text/format-number'
import { languageOfLocale } from '@/lib/domain/text/locales'

export function useNumbers() {
  const language = languageOfLocale(useLocale())
  return {
    decimal: (value: number) => formatDecimal(value, language),
    area: (value: number) => formatArea(value, language),
  }
}
