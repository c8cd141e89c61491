/** What an agent fills in about a viewing, in the office and behind the link of a mail. */
import { useTranslations } from 'next-intl'
import type { SlotDay } from '@/lib/server/viewings/slot-days'
import { SlotSelect } from './slot-select'

/** When the agent is free. */
type Times = { free: readonly SlotDay[] }

export function NoteField() {
  const t = useTranslations('OfficeViewings')
  return (
    <label>
      <span>{t('note')}</span>
      <textarea name="note" rows={2} maxLength={600} />
    </label>
  )
}

export function TimeFields({ free }: Times) {
  const t = useTranslations('OfficeViewings')
  return (
    <>
      {free.length > 0 && <SlotSelect name="slot" label={t('freeTime')} days={free} none={t('chooseTime')} />}
      <label>
        <span>{t(free.length > 0 ? 'otherTime' : 'time')}</span>
        <input type="datetime-local" name="time" />
      </label>
    </>
  )
}

export function ThreeTimes({ free }: Times) {
  const t = useTranslations('OfficeViewings')
  return (
    <>
      {([1, 2, 3] as const).map((number) => (
        <SlotSelect key={number} name={`slot${number}`} label={t('nthTime', { number })} days={free} none={t('chooseTime')} />
      ))}
    </>
  )
}
