/** What a field of a property is called: as on its page, or by a name of the office where no page shows it. */
import { useTranslations } from 'next-intl'

/** @returns takes the name of the field, `pScore`. */
export function useFieldName(): (field: string) => string {
  const own = useTranslations('OfficeListings.fields')
  const labels = useTranslations('PropertyFacts.labels')
  return (field) => (own.has(field) ? own(field) : labels.has(field) ? labels(field) : field)
}
