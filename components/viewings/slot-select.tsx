/** Free slots to choose from, grouped by day; also without script. */
import type { SlotDay } from '@/lib/server/viewings/slot-days'

type OptionProps = {
  days: readonly SlotDay[]
  /** Label of the empty choice, where a choice is optional. */
  none?: string
}

export function SlotOptions({ days, none }: OptionProps) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {days.map(({ day, slots }) => (
        <optgroup key={day} label={day}>
          {slots.map((slot) => (
            <option key={slot.value} value={slot.value}>
              {day}, {slot.label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

export function SlotSelect({ name, label, days }: { name: string; label: string; days: readonly SlotDay[] }) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} required>
        <SlotOptions days={days} />
      </select>
    </label>
  )
}
