/** The fields of a text with all that their controls need, as texts: prepared on the server for the client components. */
import type { Control, TextField, TextPart } from '@/lib/content/editing/text-fields'
import { nameOf } from '@/lib/content/editing/text-fields'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { inputsOf, pictureAt, type TextView } from '@/lib/server/office/texts/texts-view'
import type { Translate } from '@/lib/server/pages/translator'
import { shownPicture } from '@/lib/server/texts/text-pictures'

export type InputView = { name: string; language: Language | undefined; value: string }

export type FieldView = {
  kind: 'field'
  label: string
  control: Exclude<Control, 'agent' | 'category' | 'yesNo'>
  choices: readonly { value: string; label: string }[]
  most: number | undefined
  isTitle: boolean
  inputs: readonly InputView[]
}

export type PictureView = { kind: 'picture'; label: string; name: string; src: string | undefined; canClear: boolean }

export type ListView = {
  kind: 'list'
  label: string
  name: string
  canChange: boolean
  /** Whether another part may be added. */
  canAdd: boolean
  items: readonly { title: string; parts: readonly PartView[] }[]
}

export type PartView = FieldView | PictureView | ListView

/** By its full path, otherwise by its last segment: `image.alt`, `alt`. */
export function labelOf(label: string, t: Translate): string {
  const key = `OfficeTexts.fields.${label.replaceAll('.', '-')}`
  return t(t.has(key) ? key : `OfficeTexts.fields.${label.slice(label.lastIndexOf('.') + 1)}`)
}

function choicesOf({ control, choices, label, isOptional }: TextField, t: Translate): FieldView['choices'] {
  const none = isOptional && control !== 'yesNo' ? [{ value: '', label: t('OfficeTexts.none') }] : []
  const word = (value: string) => {
    const key = `OfficeTexts.choices.${label.slice(label.lastIndexOf('.') + 1)}.${value}`
    return value !== '' && t.has(key) ? t(key) : value || t('OfficeTexts.none')
  }
  const { agents } = getSnapshot()
  switch (control) {
    case 'yesNo':
      return ['yes', 'no'].map((value) => ({ value, label: t(`OfficeTexts.${value}`) }))
    case 'agent':
      return [...none, ...agents.map(({ id, name }) => ({ value: String(id), label: name }))]
    default:
      return [...none, ...choices.map((value) => ({ value, label: word(value) }))]
  }
}

/** A choice from a list is shown as a select. */
const controlOf = ({ control }: TextField): FieldView['control'] =>
  control === 'yesNo' || control === 'agent' || control === 'category' ? 'choice' : control

/** Existing categories of articles, and the chosen one. */
const categoriesOf = (view: TextView) => [
  ...new Set([...getSnapshot().articles.map(({ categoryId }) => categoryId), view.values.get('categoryId') ?? '']),
]

function toField(field: TextField, view: TextView, t: Translate): FieldView {
  const choices =
    field.control === 'category'
      ? categoriesOf(view).map((value) => ({ value, label: view.categories.get(value) ?? value }))
      : choicesOf(field, t)
  return {
    ...{ kind: 'field', choices, most: field.most },
    label: labelOf(field.label, t),
    control: controlOf(field),
    isTitle: field.label === 'title',
    inputs: inputsOf(field, view.languages).map((input) => ({ ...input, value: view.values.get(input.name) ?? '' })),
  }
}

/** The name of a part of a list: its first text, otherwise its position. */
function titleOf(parts: readonly PartView[], index: number, list: string): string {
  const first = parts.find((part) => part.kind === 'field')
  return first?.inputs[0]?.value || `${list} ${index + 1}`
}

/** The label of each field, with its language where it has one, by the field name that versions store. */
export function fieldTitles(parts: readonly PartView[], languageOf: (language: Language) => string): Map<string, string> {
  const titles = new Map<string, string>()
  for (const part of parts) {
    if (part.kind !== 'field') titles.set(part.name, part.label)
    else
      for (const { name, language } of part.inputs)
        titles.set(name, language ? `${part.label}, ${languageOf(language)}` : part.label)
    if (part.kind === 'list')
      for (const item of part.items)
        for (const [name, title] of fieldTitles(item.parts, languageOf)) titles.set(name, `${item.title}, ${title}`)
  }
  return titles
}

export function toPartViews(parts: readonly TextPart[], view: TextView, t: Translate): PartView[] {
  return parts.map((part): PartView => {
    if (part.kind === 'field') return toField(part, view, t)
    const label = labelOf(part.label, t)
    if (part.kind === 'picture') {
      const url = pictureAt(view.content, part.path)
      return {
        kind: 'picture',
        label,
        name: nameOf(part.path),
        src: url && shownPicture(url),
        canClear: Boolean(url) && !part.path.some((key) => typeof key === 'number'),
      }
    }
    const items = part.items.map((item, index) => {
      const shown = toPartViews(item, view, t)
      return { title: titleOf(shown, index, label), parts: shown }
    })
    const canAdd =
      part.canChange && (items.length > 0 || part.first !== undefined) && (part.most === undefined || items.length < part.most)
    return { kind: 'list', label, name: nameOf(part.path), canChange: part.canChange, canAdd, items }
  })
}
