/** Where one is in a form of several steps; without script all steps stand below each other and the bar is not shown. */
import styles from './form.module.css'

type Props = {
  steps: readonly string[]
  /** From 0. */
  current: number
  /** With {step} and {count}. */
  template: string
}

export function FormSteps({ steps, current, template }: Props) {
  const label = template.replace('{step}', String(current + 1)).replace('{count}', String(steps.length))
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} data-done={index < current || undefined} aria-current={index === current ? 'step' : undefined}>
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  )
}
