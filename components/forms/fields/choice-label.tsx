/** The content of a choice button: its label, with a drawing where the field has one. */
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { labelPicture } from '@/lib/domain/energy/label-picture'
import type { Field } from '@/lib/forms/field'

/** By value; a value means the same in every field. */
const icons: Readonly<Record<string, IconName | undefined>> = {
  terraced: 'house',
  detached: 'house-plus',
  apartment: 'building-complex',
  studio: 'door-open',
  commercial: 'store',
  land: 'land-plot',
  phone: 'phone',
  email: 'mail',
}

/** The energy labels of Flanders, where the agency does valuations. */
const labels: readonly string[] = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f']

export function ChoiceLabel({ field, value, label }: { field: Field; value: string; label: string }) {
  if (field.look === 'epc' && labels.includes(value))
    // biome-ignore lint/performance/noImgElement: a small drawing needs no optimizing
    return <img src={labelPicture('flanders', value)} alt={label} width={44} height={22} loading="lazy" />
  const icon = icons[value]
  return (
    <>
      {icon && <Icon of={icon} />}
      {label}
    </>
  )
}
