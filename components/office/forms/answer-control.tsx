/** The control for a value of a listing: a select with its choices as text, or a native input. */
import { useTranslations } from 'next-intl'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { AnswerField } from '@/lib/server/office/feeds/held-listings'
import { choiceKey } from '../listings/choice-key'
import { ReturnedInput, ReturnedSelect } from './returned-field.client'

type Choice = { value: string; words: string }

/** Returns the choices of a field as text, where the site has some; undefined for a field that is filled in. */
function useChoices() {
  const t = useTranslations('OfficeFeeds.answers')
  const words = useTranslations('PropertyFacts.words')
  return (name: string, field: AnswerField): Choice[] | undefined => {
    if (name === 'agentId') return getSnapshot().agents.map((agent) => ({ value: String(agent.id), words: agent.name }))
    if (field.kind === 'yes-no') return (['yes', 'no'] as const).map((value) => ({ value, words: t(value) }))
    if (field.kind !== 'choice') return undefined
    return field.choices.map(String).map((value) => {
      const key = choiceKey(name, value)
      return { value, words: words.has(key) ? words(key) : value }
    })
  }
}

const inputs = { number: 'text', text: 'text', date: 'date', link: 'url', 'yes-no': 'text', choice: 'text' } as const

type Props = {
  id: string
  name: string
  field: AnswerField
  /** The initial value. */
  value?: string
  /** Name of the form around it. */
  of: string
}

export function AnswerControl({ id, name, field, value = '', of }: Props) {
  const t = useTranslations('OfficeFeeds')
  const choices = useChoices()(name, field)
  if (!choices)
    return (
      <ReturnedInput
        of={of}
        id={id}
        name="value"
        type={inputs[field.kind]}
        required
        defaultValue={value}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
      />
    )
  return (
    <ReturnedSelect
      of={of}
      id={id}
      name="value"
      required
      defaultValue={choices.some((choice) => choice.value === value) ? value : ''}
    >
      <option value="" disabled>
        {t('choose')}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.words}
        </option>
      ))}
    </ReturnedSelect>
  )
}
