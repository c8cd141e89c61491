/** The terms of a rental that candidates should know (specification 9, "Rental appointment confirmation"; ruling 29). */
import 'server-only'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import type { Row } from '../leads/describe-values.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { findMovingInCosts } from '../property/property-costs.ts'

/** PriceUnit of a rent excluding VAT. */
const withoutVatUnit = 2

function costRows(property: PublicProperty, t: Translate): Row[] {
  const costs = findMovingInCosts(property)
  if (!costs) return []
  const { rent, charges = 0, inventoryShare, deposit, depositMonths } = costs
  const isWithoutVat = property.price.kind === 'shown' && property.price.unit === withoutVatUnit
  const amount = (euro: number) => (isWithoutVat ? t('RentalTerms.withoutVat', { amount: formatPrice(euro) }) : formatPrice(euro))
  const firstMonth = { total: amount(rent + charges), rent: formatPrice(rent), charges: formatPrice(charges) }
  return [
    { label: t('RentalTerms.firstMonth'), value: t('RentalTerms.firstMonthText', firstMonth) },
    ...(inventoryShare === undefined ? [] : [{ label: t('RentalTerms.inventoryShare'), value: formatPrice(inventoryShare) }]),
    ...(deposit === 0
      ? []
      : [
          {
            label: t('RentalTerms.deposit'),
            value: t('RentalTerms.depositText', { amount: formatPrice(deposit), months: depositMonths }),
          },
        ]),
  ]
}

/**
 * Minimum income, persons, first month, share of the inventory and deposit, as far as known: an office has no minimum income,
 * and with a hidden price no amounts are shown (ruling 10). Empty for properties not to let.
 */
export function rentalTerms(property: PublicProperty, language: Language): Row[] {
  if (property.goal !== 'rent') return []
  const t = translatorOf(language)
  const { minimumIncome, maxPersons } = property
  return [
    ...(minimumIncome ? [{ label: t('RentalTerms.minimumIncome'), value: formatPrice(minimumIncome) }] : []),
    ...(maxPersons ? [{ label: t('RentalTerms.maxPersons'), value: String(maxPersons) }] : []),
    ...costRows(property, t),
  ]
}
