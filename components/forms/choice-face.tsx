/** What stands on the button of a choice: its label, with a drawing where the field asks for one. */
import { Building2, DoorOpen, House, HousePlus, LandPlot, type LucideIcon, Mail, Phone, Store } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { Field } from '@/lib/forms/field'

/** By value; values are the same wherever they mean the same. */
const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  terraced: House,
  detached: HousePlus,
  apartment: Building2,
  studio: DoorOpen,
  commercial: Store,
  land: LandPlot,
  phone: Phone,
  email: Mail,
}

/** The drawn labels of Flanders, where the agency values. */
const labels: readonly string[] = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f']

export function ChoiceFace({ field, value, label }: { field: Field; value: string; label: string }) {
  if (field.look === 'epc' && labels.includes(value))
    // biome-ignore lint/performance/noImgElement: a small drawing needs no optimising
    return <img src={`/images/epc/flanders/${value}.png`} alt={label} width={44} height={22} />
  const icon = icons[value]
  return (
    <>
      {icon && <Icon of={icon} />}
      {label}
    </>
  )
}
