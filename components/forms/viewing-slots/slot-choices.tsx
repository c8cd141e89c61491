/**
 * Viewing slots as a strip of days and the hours of the chosen day (design, `bezoek`). Hours are radio buttons of one name;
 * without script the hours of all days are listed below each other, without the strip.
 */
import { type ReactNode, useState } from 'react'
import type { Choice } from '@/lib/forms/form-props'
import { chosenSlot, dayParts, type Slot, type SlotDay, slotWeeks } from '@/lib/forms/slot-days'
import fieldStyles from '../fields/field.module.css'
import box from './slot-box.module.css'
import styles from './slot-choices.module.css'
import type { SlotFieldProps } from './slot-field'
import { WeekStrip } from './week-strip'

/** Properties that all radio buttons of the field share. */
type Shared = Pick<SlotFieldProps, 'registration' | 'isInvalid' | 'describedBy' | 'current' | 'texts'> & {
  /** The value of the choice that gets the id of the field, which the error summary links to. */
  first: string | undefined
  id: string
}

type ChipProps = { choice: Choice; shared: Shared; className: string | undefined; children: ReactNode }

/** A radio button with its content. */
function Chip({ choice: { value, isTaken }, shared, className, children }: ChipProps) {
  const { registration, isInvalid, describedBy, current, first, id } = shared
  return (
    <label className={className}>
      <input
        {...registration}
        id={value === first ? id : undefined}
        className="drawn-input"
        type="radio"
        value={value}
        disabled={isTaken}
        defaultChecked={value === current && !isTaken}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      <span>{children}</span>
    </label>
  )
}

function Hour({ slot, shared }: { slot: Slot; shared: Shared }) {
  const { texts, current } = shared
  const { isTaken, label, value } = slot
  return (
    <Chip choice={slot} shared={shared} className={`${box.box} ${styles.hour}`}>
      {isTaken ? <s>{label}</s> : label} <small>{isTaken ? texts.taken : value === current ? texts.chosen : texts.hour}</small>
    </Chip>
  )
}

function DayHours({ day: { date, slots }, isShown, shared }: { day: SlotDay; isShown: boolean; shared: Shared }) {
  const name = slots[0]?.group
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within the field's own would say its name twice
    <div role="group" className={styles.hours} aria-label={name} data-day={date} data-off={!isShown || undefined}>
      <p className={styles.dayName} aria-hidden="true">
        {name}
      </p>
      {dayParts(slots).map(({ part, slots }) => (
        <div key={part} className={styles.part}>
          <p>{shared.texts[part]}</p>
          <div>
            {slots.map((slot) => (
              <Hour key={slot.value} slot={slot} shared={shared} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function Others({ choices, shared }: { choices: readonly Choice[]; shared: Shared }) {
  return (
    <div className={fieldStyles.choices}>
      {choices.map((choice) => (
        <Chip key={choice.value} choice={choice} shared={shared} className={fieldStyles.choice}>
          {choice.label}
        </Chip>
      ))}
    </div>
  )
}

const isFree = ({ free }: SlotDay) => free > 0

export function SlotChoices({ options, current, texts, ...rest }: SlotFieldProps) {
  const weeks = slotWeeks(options)
  const [date, setDate] = useState(() => chosenSlot(options, current)?.date ?? weeks.flat().find(isFree)?.date)
  const [week, setWeek] = useState(() =>
    Math.max(
      0,
      weeks.findIndex((days) => days.some((day) => day.date === date)),
    ),
  )
  const days = weeks[week] ?? []
  const others = options.filter((option) => option.date === undefined)
  const shown = days.find((day) => day.date === date)
  const first = (shown?.slots.find(({ isTaken }) => !isTaken) ?? others[0])?.value
  const shared: Shared = { ...rest, current, texts, first }
  const goTo = (next: number) => {
    setWeek(next)
    setDate(weeks[next]?.find(isFree)?.date)
  }
  return (
    <div className={styles.slots}>
      {days.length > 0 && (
        <WeekStrip
          name={`${rest.id}-day`}
          days={days}
          shown={date}
          onShow={setDate}
          onEarlier={week > 0 ? () => goTo(week - 1) : undefined}
          onLater={week < weeks.length - 1 ? () => goTo(week + 1) : undefined}
          texts={texts}
        />
      )}
      {weeks
        .flat()
        .map((day) => day.slots.length > 0 && <DayHours key={day.date} day={day} isShown={day.date === date} shared={shared} />)}
      {weeks.length > 0 && !shown && <p className={styles.nothing}>{texts.nothing}</p>}
      <Others choices={others} shared={shared} />
    </div>
  )
}
