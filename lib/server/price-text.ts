/** The price as cards show it, in one line of text. */
import 'server-only'
import type { Language } from '../domain/language.ts'
import { describePrice } from '../domain/price.ts'
import type { PublicProperty } from '../domain/property.ts'
import type { Translate } from './translator.ts'

export function priceText(property: PublicProperty, language: Language, t: Translate): string {
  const { marqueeName, priceUnitText } = property.texts[language]
  const price = describePrice(property.price, marqueeName, priceUnitText)
  if (price.kind === 'marquee') return price.name
  if (price.kind === 'on-request') return t('Price.onRequest')
  return [price.isStartingFrom && t('Price.startingFrom'), price.amount, price.unitText].filter(Boolean).join(' ')
}
