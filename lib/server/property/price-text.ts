/** The price as on cards, as one line of text. */
import 'server-only'
import { describePrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Translate } from '../pages/translator.ts'

export function priceText(property: PublicProperty, language: Language, t: Translate): string {
  const { marqueeName, priceUnitText } = property.texts[language]
  const price = describePrice(property.price, marqueeName, priceUnitText)
  if (price.kind === 'marquee') return price.name
  if (price.kind === 'on-request') return t('Price.onRequest')
  return [price.isStartingFrom && t('Price.startingFrom'), price.amount, price.unitText].filter(Boolean).join(' ')
}
