'use client'
/** A slider with two knobs that mirrors the two price fields and fills them in; without script the fields are enough. */
import { useEffect, useRef, useState } from 'react'
import styles from './price-slider.module.css'

type Props = {
  range: { min: number; max: number }
  step: number
  low: number | undefined
  high: number | undefined
  texts: { low: string; high: string }
}

/** The fields for the lowest and the highest price, in this order. */
const fieldsIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[name=minPrice],[name=maxPrice]') ?? []),
]

export function PriceSlider({ range: { min, max }, step, low = min, high = max, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState([low, high])
  useEffect(() => {
    const form = root.current?.closest('form')
    // `€ 500.000` → 500000.
    const follow = () => setAt(fieldsIn(form).map(({ value }, index) => Number(value.replace(/\D/g, '')) || (index ? max : min)))
    // An input event of a knob comes before its field is filled in: rendered then, the knob would jump back to the field's value.
    const onInput = ({ target }: Event) => root.current?.contains(target as Node) || follow()
    follow()
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [min, max])

  const [from = min, to = max] = at.map((value) => Math.min(max, Math.max(min, value)))
  /** Sets a field and fires its input event, so that listeners of the form react as if it had been typed. */
  const fillIn = (index: 0 | 1, value: number) => {
    const field = fieldsIn(root.current?.closest('form'))[index]
    if (!field) return
    field.value = value > min && value < max ? String(value) : ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const knob = { type: 'range', min, max, step }
  return (
    <div ref={root} className={styles.slider} style={{ '--low': share(from), '--high': share(to) }}>
      <input
        {...knob}
        aria-label={texts.low}
        value={from}
        onChange={({ target }) => fillIn(0, Math.min(Number(target.value), to - step))}
      />
      <input
        {...knob}
        aria-label={texts.high}
        value={to}
        onChange={({ target }) => fillIn(1, Math.max(Number(target.value), from + step))}
      />
    </div>
  )
}
