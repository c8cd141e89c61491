'use client'
/** Two knobs that stand at what the price fields beside them say, and fill them in; the fields alone serve where no script runs. */
import { useEffect, useRef, useState } from 'react'
import styles from './price-slider.module.css'

type Props = {
  range: { min: number; max: number }
  step: number
  low: number | undefined
  high: number | undefined
  texts: { low: string; high: string }
}

/** Those for the lowest and the highest price, in this order. */
const fieldsIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[name=minPrice],[name=maxPrice]') ?? []),
]

export function PriceSlider({ range: { min, max }, step, low = min, high = max, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState([low, high])
  useEffect(() => {
    const form = root.current?.closest('form')
    // `€ 500.000` is 500000.
    const follow = () => setAt(fieldsIn(form).map(({ value }, index) => Number(value.replace(/\D/g, '')) || (index ? max : min)))
    // What a knob says reaches its field first: drawn before that, the knob would stand where the field still is.
    const onInput = ({ target }: Event) => root.current?.contains(target as Node) || follow()
    follow()
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [min, max])

  const [from = min, to = max] = at.map((value) => Math.min(max, Math.max(min, value)))
  /** Writes a field as if it were typed, so that whoever listens to the form hears it. */
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
