'use client'
/**
 * A form of the site. The server renders it completely and accepts it without script, under the address of its page; script
 * validates it with the same schema, shows one step at a time where the form has steps, and stores a draft.
 */
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { FormProps } from '@/lib/forms/form-props'
import { firstStepWith, stepOfField } from '@/lib/forms/form-steps'
import { chosenSlot } from '@/lib/forms/slot-days'
import { problemsId } from '@/lib/routing/returned-form'
import { ErrorSummary } from './attempt/error-summary'
import { findProblems } from './attempt/form-problems'
import { type FormValues, useFormValues } from './attempt/use-form-values'
import styles from './form.module.css'
import { FormSection } from './form-section'
import { FormSteps } from './form-steps'
import { HiddenFields } from './hidden-fields'
import { type Steps, useSteps } from './use-steps'

type Parts = { props: FormProps; values: FormValues; steps: Steps }

function Problems({ props: { formId, texts }, values: { form, attempt, errors }, steps }: Parts) {
  const problems = findProblems(form, attempt.state, errors, texts)
  if (!problems) return null
  return (
    <ErrorSummary
      id={problemsId(formId)}
      title={problems.title}
      attempt={attempt.attempt}
      problems={problems.fields.map(({ name, text }) => ({ id: `${formId}-${name}`, text, step: stepOfField(form, name) }))}
      onFollow={steps.setStep}
      reload={problems.reload === undefined ? undefined : { label: texts.changed.reload, href: problems.reload }}
    />
  )
}

/** The chosen viewing slot, next to the button that books it. */
function ChosenSlot({ props: { choices }, values: { form, raw } }: Pick<Parts, 'props' | 'values'>) {
  const name = Object.keys(form.fields).find((field) => form.fields[field]?.kind === 'slot')
  if (!name) return null
  const slot = chosenSlot(choices[name] ?? [], String(raw[name] ?? ''))
  return (
    <p className={styles.slot} role="status">
      {slot && (
        <>
          <span className="nowrap">{slot.group},</span> <span className="nowrap">{slot.label}</span>
        </>
      )}
    </p>
  )
}

function Foot({ props, values, steps: { step, isLast, goTo } }: Parts) {
  const { texts } = props
  const { attempt } = values
  // Without script all steps are shown, and the button sends them together.
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.foot}>
      {step > 0 && (
        <Button look="line" onClick={() => goTo(step - 1)}>
          <Icon of="arrow-left" />
          {texts.previous}
        </Button>
      )}
      <ChosenSlot props={props} values={values} />
      <Button type="submit" aria-disabled={attempt.isSending || undefined} data-busy={attempt.isSending || undefined}>
        {attempt.isSending ? texts.sending : isHydrated && !isLast ? texts.next : texts.submit}
      </Button>
    </div>
  )
}

export function FormBody({ action, ...props }: FormProps & { action?: string }) {
  const { formId, language, subjectId, texts } = props
  const element = useRef<HTMLFormElement>(null)
  const values = useFormValues(props, element)
  const { form, attempt, hook, raw } = values
  const steps = useSteps(values)
  const shown = steps.steps[steps.step]
  const parts: Parts = { props, values, steps }

  const submit = hook.handleSubmit(
    () => attempt.send(raw),
    (found) => {
      steps.setStep(firstStepWith(form, Object.fromEntries(Object.keys(found).map((name) => [name, 'notValid']))))
      attempt.reject()
    },
  )
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (steps.isLast ? submit() : steps.goOn())
      }}
    >
      <HiddenFields form={formId} language={language} subjectId={subjectId} keptId={attempt.kept?.id} trapText={texts.honeypot} />
      {steps.steps.length > 1 && <FormSteps steps={texts.steps} current={steps.step} template={texts.stepOf} />}
      <Problems {...parts} />
      {form.sections.map((section) => {
        const isLater = form.hasSteps === true && !shown?.sections.includes(section)
        return <FormSection key={section.id} section={section} isLater={isLater} props={props} values={values} />
      })}
      <Foot {...parts} />
    </form>
  )
}
