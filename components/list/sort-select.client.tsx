'use client'
/** A select that sends its form when another order is chosen, also when that happened before this script ran. */
import { useEffect, useRef } from 'react'

type Props = { chosen: string; choices: readonly { value: string; label: string }[] }

export function SortSelect({ chosen, choices }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current && select.current.value !== chosen) select.current.form?.requestSubmit()
  }, [chosen])
  return (
    <select
      ref={select}
      id="sort"
      name="sort"
      defaultValue={chosen}
      // Else a browser that goes back puts the later choice in, which would be sent again.
      autoComplete="off"
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
