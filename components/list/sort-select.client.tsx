'use client'
/** A select that submits its form when another order is chosen, also when that happened before hydration. */
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
      // Otherwise a browser restores the later choice when going back, which would be submitted again.
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
