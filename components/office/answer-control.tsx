/** The control that answers a field of a listing: a list of choices in words, or a field of the browser. */
import { useTranslations } from 'next-intl'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { AnswerField } from '@/lib/server/office/feeds/held-listings'
import { choiceKey } from './listings/choice-key'
import { ReturnedInput, ReturnedSelect } from './returned-field.client'

type Choice = { value: string; words: string }

/** What can be chosen, in words where the site has some; undefined for a field that is filled in. */
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
  /** What stands there first. */
  value?: string
  /** Name of the form that it stands in. */
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
