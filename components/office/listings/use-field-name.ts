/** The name of a property's field: as on the property's page, or a name of the office where no page shows it. */
import { useTranslations } from 'next-intl'

/** @returns a function that takes the key of the field, such as `pScore`. */
export function useFieldName(): (field: string) => string {
  const own = useTranslations('OfficeListings.fields')
  const labels = useTranslations('PropertyFacts.labels')
  return (field) => (own.has(field) ? own(field) : labels.has(field) ? labels(field) : field)
}
