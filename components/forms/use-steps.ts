/** The current step of a form, and the functions that change it. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type FormStep, firstStepWith, stepsOf } from '@/lib/forms/form-steps'
import type { FormValues } from './attempt/use-form-values'

export type Steps = {
  steps: readonly FormStep[]
  step: number
  isLast: boolean
  setStep: Dispatch<SetStateAction<number>>
  /** Changes the step and clears its messages. */
  goTo: (next: number) => void
  /** Goes to the next step if this one is valid. */
  goOn: () => Promise<void>
}

export function useSteps({ form, attempt, hook, visible }: FormValues): Steps {
  const { state } = attempt
  const [step, setStep] = useState(0)
  const steps = stepsOf(form)

  // Shows the step with the first error of the server, which may be an earlier one.
  useEffect(() => {
    if (state.kind === 'invalid') setStep(firstStepWith(form, state.errors))
  }, [form, state])

  function goTo(next: number): void {
    hook.clearErrors()
    attempt.clear()
    setStep(next)
  }

  async function goOn(): Promise<void> {
    const names = (steps[step]?.sections ?? []).flatMap(({ fields }) => fields).filter((name) => visible.includes(name))
    if (await hook.trigger(names)) goTo(step + 1)
    else attempt.reject()
  }

  return { steps, step, isLast: step >= steps.length - 1, setStep, goTo, goOn }
}
