/** Texts of the search box and its panel, translated on the server. Numbers and `{id}` are filled in later. */
import type { PanelChoice } from '@/lib/domain/search/panel-search'
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

/** Data of the panel that does not depend on the typed text, stored in the page under the field's id. */
export type PanelWords = { texts: PanelTexts; types: readonly PanelChoice[] }
