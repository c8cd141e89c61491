/** Edits the overrides of a property: first the field is chosen, then its value. Single values, texts in each language, plans. */
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mostPlans } from '@/lib/server/office/listings/listing-forms'
import { answerPaths, type ListingPath, textPath, valueAt, writtenTexts } from '@/lib/server/office/listings/listing-paths'
import { listingHref } from '@/lib/server/office/listings/listings-query'
import feeds from '../feeds/feeds.module.css'
import { AnswerControl } from '../forms/answer-control'
import { OfficeSelect } from '../forms/office-select'
import { ReturnedError, ReturnedInput, ReturnedNotice, ReturnedText } from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import { HiddenListingFields } from './hidden-listing'
import styles from './listing-editor.module.css'
import type { ListingProps } from './listing-page'
import { useFieldName } from './use-field-name'
import { useValueWords } from './use-value-words'

const form = 'office-listing-override'
const plansForm = 'office-listing-plans'

/** Returns a function that names a place in a listing: the field, and the language of a text. */
export function usePlaceName(): (place: ListingPath | undefined, path: string) => string {
  const t = useTranslations('OfficeListings')
  const names = useTranslations('LanguageSwitcher.names')
  const nameOf = useFieldName()
  return (place, path) => {
    if (!place) return path
    if (place.kind === 'plans') return t('plans')
    if (place.kind === 'text') return t(`texts.${place.text}`, { language: names(place.language) })
    return nameOf(place.name)
  }
}

function Choose({ view, language }: ListingProps) {
  const t = useTranslations('OfficeListings')
  const names = useTranslations('LanguageSwitcher.names')
  const nameOf = useFieldName()
  const texts = writtenTexts.flatMap((text) =>
    getSnapshot().languages.map((code) => ({
      value: textPath(text, code),
      label: t(`texts.${text}`, { language: names(code) }),
    })),
  )
  const fields = view.file
    ? answerPaths(view.file.folder)
        .map(({ path, name }) => ({ value: path, label: nameOf(name) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language))
    : []
  return (
    <form action={`${listingHref(view.id, language)}#edit`} className={styles.choose}>
      <OfficeSelect
        name="edit"
        label={t('which')}
        value={view.edited?.path ?? ''}
        choices={[...texts, { value: 'FloorPlans', label: t('plans') }, ...fields]}
      />
      <Button type="submit" look="line" size="s">
        {t('write')}
      </Button>
    </form>
  )
}

const asText = (value: unknown) =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

/** The value of the file, and its override. */
function Value({ view, place }: { view: ListingProps['view']; place: Exclude<ListingPath, { kind: 'plans' }> }) {
  const t = useTranslations('OfficeListings')
  const nameOf = usePlaceName()
  const words = useValueWords()
  const theirs = valueAt(view.file?.theirs ?? {}, place.path)
  const ours = valueAt(view.file?.override ?? {}, place.path)
  const value = asText(ours ?? theirs)
  return (
    <>
      <p className={styles.theirs}>
        {t(view.file?.isFromFeed ? 'feedSays' : 'fileSays')}: <q>{words(place.kind === 'field' ? place.name : '', theirs)}</q>
      </p>
      <label htmlFor="edit-value">{nameOf(place, place.path)}</label>
      {place.kind === 'field' ? (
        <AnswerControl id="edit-value" name={place.name} field={place.is} value={value} of={form} />
      ) : (
        <ReturnedText
          of={form}
          id="edit-value"
          name="value"
          lang={place.language}
          rows={place.text === 'title' ? 2 : 16}
          required
          maxLength={20_000}
          defaultValue={value}
        />
      )}
    </>
  )
}

/** How long the override applies. */
function Lasts({ view, path }: Pick<ListingProps, 'view'> & { path: string }) {
  const t = useTranslations('OfficeListings')
  const isEnding = view.overrides.some((row) => row.path === path && row.note?.untilChanged)
  return (
    <OfficeSelect
      name="lasts"
      label={t('lasts')}
      value={isEnding ? 'untilChanged' : 'always'}
      choices={(['always', 'untilChanged'] as const).map((value) => ({ value, label: t(`lastsFor.${value}`) }))}
    />
  )
}

function Plans({ view }: Pick<ListingProps, 'view'>) {
  const t = useTranslations('OfficeListings')
  return (
    <>
      <p className={styles.theirs}>{t('plansText')}</p>
      <ol className={styles.plans}>
        {[...Array(Math.max(mostPlans, view.plans.length)).keys()].map((row) => (
          <li key={row}>
            <ReturnedInput
              of={plansForm}
              name={`url${row}`}
              aria-label={t('planFile', { row: row + 1 })}
              defaultValue={view.plans[row]?.url ?? ''}
            />
            <ReturnedInput
              of={plansForm}
              name={`floor${row}`}
              aria-label={t('planFloor', { row: row + 1 })}
              inputMode="numeric"
              defaultValue={view.plans[row]?.floor ?? ''}
            />
            <ReturnedError of={plansForm} name={`floor${row}`} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Edit({ place, ...props }: ListingProps & { place: ListingPath }) {
  const t = useTranslations('OfficeListings')
  const { view, language } = props
  const name = place.kind === 'plans' ? plansForm : form
  return (
    <form method="post" className={`${feeds.answer} ${styles.edit}`} id="edit">
      <HiddenListingFields form={name} {...props} />
      <input type="hidden" name="path" value={place.path} />
      <ReturnedNotice of={name} />
      {place.kind === 'plans' ? <Plans view={view} /> : <Value view={view} place={place} />}
      {place.kind !== 'plans' && view.file?.isFromFeed && <Lasts view={view} path={place.path} />}
      <div className={styles.foot}>
        <Button type="submit">{t('save')}</Button>
        <ButtonLink look="line" href={listingHref(view.id, language)}>
          {t('notNow')}
        </ButtonLink>
      </div>
    </form>
  )
}

export function ListingEditor(props: ListingProps) {
  const t = useTranslations('OfficeListings')
  const { view } = props
  if (!view.file) return null
  return (
    <OfficeBlock title={t('editTitle')} aside={t(view.file.isFromFeed ? 'editFeed' : 'editFile')}>
      <Choose {...props} />
      {view.edited && <Edit {...props} place={view.edited} />}
    </OfficeBlock>
  )
}
