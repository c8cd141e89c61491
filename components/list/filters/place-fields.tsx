/** Fields for a search around a place, also without script, and checkboxes to remove areas and circles drawn on the map. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { writeShape } from '@/lib/domain/search/search-shape'
import type { Language } from '@/lib/domain/text/language'
import type { RemovablePart } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import { kilometreChoices, usualKilometres } from '@/lib/routing/place-query'
import { shapeField } from '@/lib/server/search/facet-counts'
import { useFilterText } from '../use-filter-text'
import { type Counts, FilterChoices } from './filter-choices'
import styles from './place-fields.module.css'

type NearProps = { language: Language; near: ListQuery['near'] }

function Near({ near }: NearProps) {
  const t = useTranslations('FilterBar')
  return (
    <fieldset className={styles.near}>
      <legend>{t('near')}</legend>
      <label>
        <span className="vh">{t('near')}</span>
        <input
          type="text"
          name="near"
          maxLength={80}
          autoComplete="off"
          defaultValue={near?.text}
          aria-describedby="filter-near-hint"
        />
      </label>
      <label>
        <span className="vh">{t('kilometres')}</span>
        <select name="km" defaultValue={String(near?.kilometres ?? usualKilometres)}>
          {kilometreChoices.map((count) => (
            <option key={count} value={count}>
              {t('kilometresChoice', { count })}
            </option>
          ))}
        </select>
      </label>
      <small id="filter-near-hint">{t('nearHint')}</small>
    </fieldset>
  )
}

const NearFields = keepMarkup('near-fields', ({ language }: NearProps) => language, Near)

type Props = NearProps & { parts: readonly RemovablePart[]; counts: Counts }

/** The name of the field that contains a shape of the filter. */
function fieldOf(shape: RemovablePart['shape']) {
  return shape && { name: shapeField[shape.kind], value: writeShape(shape) }
}

export function PlaceFields({ language, near, parts, counts }: Props) {
  const t = useTranslations('FilterBar')
  const filterText = useFilterText(language)
  const shapes = parts.flatMap(({ part, shape }) => {
    const field = fieldOf(shape)
    return field ? [{ ...field, label: filterText(part) }] : []
  })
  return (
    <>
      {shapes.length > 0 && (
        <FilterChoices
          legend={t('shapes')}
          isLegendShown
          type="checkbox"
          name=""
          choices={shapes}
          chosen={shapes.map(({ name }) => name)}
          counts={counts}
        />
      )}
      <NearFields language={language} near={near} />
    </>
  )
}
