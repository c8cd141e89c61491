/** The progress bar of a form with several steps; without script all steps are shown below each other, without the bar. */
import { useEffect, useRef } from 'react'
import styles from './form.module.css'

type Props = {
  steps: readonly string[]
  /** Number of the current step, from 0. */
  current: number
  /** Text with {step} and {count}. */
  template: string
}

export function FormSteps({ steps, current, template }: Props) {
  const element = useRef<HTMLOListElement>(null)
  const shown = useRef(current)
  // A new step gets the focus at its top, which also scrolls to it.
  useEffect(() => {
    if (shown.current !== current) element.current?.focus()
    shown.current = current
  }, [current])
  const label = template.replace('{step}', String(current + 1)).replace('{count}', String(steps.length))
  return (
    <ol ref={element} className={styles.steps} aria-label={label} tabIndex={-1}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < current || undefined} aria-current={index === current ? 'step' : undefined}>
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  )
}
