/** The words of the search box and its panel, translated on the server. Numbers and `{id}` are filled in later. */
import type { PluralText } from '@/lib/domain/text/plural-text'

export type PanelTexts = {
  label: string
  placeholder: string
  clear: string
  results: string
  type: string
  city: string
  property: string
  sale: string
  rent: string
  found: PluralText
  suggestions: string
  nothing: string
  noProperty: string
  hint: string
  reference: string
  noPhoto: string
  failed: string
  retry: string
  newTab: string
}
