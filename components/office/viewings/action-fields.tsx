/** Fields about a viewing, with their typed values after the form was returned. */
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { DeclineFields } from '@/components/viewings/decline-fields'
import { SlotOptions } from '@/components/viewings/slot-select'
import type { SlotDay } from '@/lib/server/viewings/slot-days'
import { ReturnedError, ReturnedInput, ReturnedSelect, ReturnedText, ReturnedTick } from '../forms/returned-field.client'

/** `of`: name of the form. `free`: free slots of the agent. */
type Props = { of: string; free: readonly SlotDay[] }

export function NoteField({ of }: Pick<Props, 'of'>) {
  const t = useTranslations('OfficeViewings')
  return (
    <>
      <label>
        <span>{t('note')}</span>
        <ReturnedText of={of} name="note" rows={2} maxLength={600} />
      </label>
      <ReturnedError of={of} name="note" />
    </>
  )
}

function SlotField({ of, free, name, label }: Props & { name: string; label: string }) {
  const t = useTranslations('OfficeViewings')
  return (
    <label>
      <span>{label}</span>
      <ReturnedSelect of={of} name={name} defaultValue="">
        <SlotOptions days={free} none={t('chooseTime')} />
      </ReturnedSelect>
    </label>
  )
}

export function TimeFields(props: Props) {
  const t = useTranslations('OfficeViewings')
  const { of, free } = props
  return (
    <>
      {free.length > 0 && <SlotField {...props} name="slot" label={t('freeTime')} />}
      <label>
        <span>{t(free.length > 0 ? 'otherTime' : 'time')}</span>
        <ReturnedInput of={of} type="datetime-local" name="time" />
      </label>
    </>
  )
}

export function ThreeTimes(props: Props) {
  const t = useTranslations('OfficeViewings')
  return ([1, 2, 3] as const).map((number) => (
    <SlotField key={number} {...props} name={`slot${number}`} label={t('nthTime', { number })} />
  ))
}

const DeclineTick = (props: ComponentProps<'input'> & { name: string }) => <ReturnedTick of="office-viewing-cancel" {...props} />

export const ReasonFields = ({ isGone }: { isGone: boolean }) => <DeclineFields isGone={isGone} Input={DeclineTick} />
