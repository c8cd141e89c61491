/** The value of a fact as text. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import type { FactValue } from '@/lib/domain/property/fact'
import { formatPrice } from '@/lib/domain/property/price'
import { formatDate } from '@/lib/domain/text/date'

type ValueOf<Kind extends FactValue['kind']> = Extract<FactValue, { kind: Kind }>

/** The figure, passed to the message as a number for the plural and as a formatted text. */
function NumberText({ value: { value, unit } }: { value: ValueOf<'number'> }) {
  const t = useTranslations('PropertyFacts')
  const { decimal } = useNumbers()
  return t(`units.${unit}`, { count: value, value: decimal(value) })
}

function WordText({ value: { list, word, date } }: { value: ValueOf<'word'> }) {
  const t = useTranslations('PropertyFacts')
  const name = t(`words.${list}.${word}`)
  return date === undefined ? name : t('dated', { name, date: formatDate(date) })
}

export function FactText({ value }: { value: FactValue }) {
  const t = useTranslations('PropertyFacts')
  switch (value.kind) {
    case 'number':
      return <NumberText value={value} />
    case 'word':
      return <WordText value={value} />
    case 'euro':
      return t(`euro.${value.per}`, { amount: formatPrice(value.value) })
    case 'yes-no':
      return t(value.value ? 'yes' : 'no')
    case 'date':
      return formatDate(value.date)
    case 'text':
      return value.text
  }
}
