'use client'
/**
 * A form of the site. The server draws it whole and takes it without script, under the address of its page; script checks it
 * with the same schema before it is sent, shows one step at a time where the form has steps, and keeps a draft.
 */
import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { ConditionRecord } from '@/lib/domain/site/condition'
import { botProtectionFields } from '@/lib/forms/challenge'
import { formSchema, visibleFields } from '@/lib/forms/define-form'
import type { Field, RawValues } from '@/lib/forms/field'
import type { FormProps } from '@/lib/forms/form-props'
import type { KeptInput } from '@/lib/forms/form-state'
import { firstStepWith, stepOfField, stepsOf } from '@/lib/forms/form-steps'
import { possibleFields } from '@/lib/forms/possible-fields'
import { type FormId, forms } from '@/lib/forms/registry'
import { problemsId } from '@/lib/routing/returned-form'
import { Agreement } from './agreement'
import { AmountWords } from './amount-words'
import { ChallengeField } from './challenge-field'
import { ErrorSummary } from './error-summary'
import { FieldView } from './field-view'
import styles from './form.module.css'
import { errorText, findProblems } from './form-problems'
import { FormSteps } from './form-steps'
import { HiddenFields } from './hidden-fields'
import { findLargeFiles } from './large-files'
import { toRawValues } from './raw-values'
import { useDraft } from './use-draft'
import { useFormAttempt } from './use-form-attempt'

type Values = Record<string, unknown>

const labelled = (options: Readonly<Record<string, string>> = {}) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

const single = (value: RawValues[string] | undefined) => (typeof value === 'string' ? value : '')

/** What is typed as a number; undefined while it is none. */
function readAmount(field: Field | undefined, typed: RawValues[string] | undefined): number | undefined {
  const amount = field?.rule.safeParse(typed ?? '').data
  return typeof amount === 'number' ? amount : undefined
}

/** Whether the server completes an empty field by what it kept; whether that is still wanted, it sees itself. */
const isKept = (kept: KeptInput | undefined, name: string, raw: RawValues) =>
  kept !== undefined && Object.hasOwn(kept.names, name) && !raw[name]

/** The same schema as on the server; which fields count depends on what is filled in. */
const resolverOf =
  (formId: FormId, context: ConditionRecord, kept: KeptInput | undefined): Resolver<Values> =>
  async (values, resolverContext, options) => {
    const raw = toRawValues(values)
    const resolve = zodResolver(formSchema(forms[formId], raw, context))
    const result = await resolve(raw, resolverContext, { ...options, shouldUseNativeValidation: false })
    const large = Object.entries(findLargeFiles(forms[formId], values))
    const tooLarge = Object.fromEntries(large.map(([name, message]) => [name, { type: 'size', message }]))
    const errors: FieldErrors<Values> = { ...result.errors }
    for (const name of Object.keys(errors)) if (isKept(kept, name, raw)) delete errors[name]
    Object.assign(errors, tooLarge)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: raw, errors: {} }
  }

export function FormBody(props: FormProps & { action?: string }) {
  const { formId, language, subjectId, context, choices, given, privacyHref, texts, action } = props
  const form = forms[formId]
  const element = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const formAttempt = useFormAttempt(form, subjectId, element)
  const { state, challenge, kept } = formAttempt
  const typed: RawValues = 'values' in state ? state.values : given
  const hook = useForm<Values>({ defaultValues: typed, resolver: resolverOf(formId, context, kept), shouldFocusError: false })
  useDraft(form, subjectId, hook, !('values' in state))

  const raw = toRawValues({ ...typed, ...hook.watch() })
  const visible = visibleFields(form, raw, context)
  const possible = possibleFields(form, context)
  const fromServer = state.kind === 'invalid' ? state.errors : {}
  const inBrowser = Object.fromEntries(
    Object.entries(hook.formState.errors).map(([name, error]) => [name, String(error?.message)]),
  )
  const errors: Readonly<Record<string, string>> = {
    ...fromServer,
    ...inBrowser,
    ...(challenge?.error && { [botProtectionFields.answer]: challenge.error }),
  }
  const problems = findProblems(form, state, errors, texts)
  const steps = stepsOf(form)
  const isLast = step >= steps.length - 1
  // Without script all steps stand there, and the button sends them.
  const isHydrated = useIsHydrated()

  // What the server has to say may be about an earlier step.
  useEffect(() => {
    if (state.kind === 'invalid') setStep(firstStepWith(form, state.errors))
  }, [form, state])

  /** What was said about this step is done with; the next begins without. */
  function goTo(next: number): void {
    hook.clearErrors()
    formAttempt.clear()
    setStep(next)
  }

  async function goOn(): Promise<void> {
    const names = (steps[step]?.sections ?? []).flatMap(({ fields }) => fields).filter((name) => visible.includes(name))
    if (await hook.trigger(names)) goTo(step + 1)
    else formAttempt.reject()
  }

  const submit = hook.handleSubmit(
    () => formAttempt.send(raw),
    (found) => {
      setStep(firstStepWith(form, Object.fromEntries(Object.keys(found).map((name) => [name, 'notValid']))))
      formAttempt.reject()
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
        if (isLast) void submit()
        else void goOn()
      }}
    >
      <HiddenFields form={formId} language={language} subjectId={subjectId} keptId={kept?.id} trapText={texts.robots} />
      {steps.length > 1 && <FormSteps steps={texts.steps} current={step} template={texts.stepOf} />}
      {problems && (
        <ErrorSummary
          id={problemsId(formId)}
          title={problems.title}
          attempt={formAttempt.attempt}
          problems={problems.fields.map(({ name, text }) => ({ id: `${formId}-${name}`, text, step: stepOfField(form, name) }))}
          onFollow={setStep}
          reload={problems.reload === undefined ? undefined : { label: texts.changed.reload, href: problems.reload }}
        />
      )}
      {form.sections.map((section, index) => (
        <fieldset
          key={section.id}
          className={styles.section}
          data-later={(form.hasSteps && !steps[step]?.sections.includes(section)) || undefined}
        >
          <legend>{texts.sections[section.id]}</legend>
          {index === 0 && <p className={styles.note}>{texts.requiredNote}</p>}
          {challenge && index === form.sections.length - 1 && (
            <ChallengeField
              id={`${formId}-${botProtectionFields.answer}`}
              challenge={challenge}
              language={language}
              texts={texts.challenge}
              requiredText={texts.required}
              error={errorText(challenge.error, texts)}
              onRenew={formAttempt.renew}
            />
          )}
          {section.fields.map((name) => {
            const field = form.fields[name]
            if (!field || !possible.includes(name)) return null
            if (field.kind === 'hidden')
              return <input key={name} type="hidden" name={name} value={single(typed[name]) || single(given[name])} />
            if (field.kind === 'amount-words')
              return (
                <AmountWords
                  key={name}
                  id={`${formId}-${name}`}
                  name={name}
                  label={texts.labels[name] ?? name}
                  waiting={texts.help[name] ?? ''}
                  tickLabel={texts.options[name]?.['read'] ?? ''}
                  requiredText={texts.required}
                  error={errorText(errors[name], texts)}
                  language={language}
                  amount={readAmount(form.fields[field.amountField ?? ''], raw[field.amountField ?? ''])}
                  ticked={single(raw[name])}
                  onTick={(digits) => hook.setValue(name, digits, { shouldValidate: hook.formState.isSubmitted })}
                />
              )
            return (
              <FieldView
                key={name}
                id={`${formId}-${name}`}
                field={field}
                label={
                  name === 'PRIVACY' ? (
                    <Agreement text={texts.agreement} href={privacyHref} newTab={texts.newTab} />
                  ) : (
                    (texts.labels[name] ?? name)
                  )
                }
                help={texts.help[name]}
                error={errorText(errors[name], texts)}
                value={typed[name] ?? ''}
                options={choices[name] ?? labelled(texts.options[name])}
                chooseText={texts.choose}
                requiredText={texts.required}
                optionalText={texts.optional}
                isHidden={!visible.includes(name)}
                kept={kept?.names[name]}
                keptTexts={texts.kept}
                registration={hook.register(name)}
              />
            )
          })}
        </fieldset>
      ))}
      <div className={styles.foot}>
        {step > 0 && (
          <Button look="line" onClick={() => goTo(step - 1)}>
            <Icon of={ArrowLeft} />
            {texts.previous}
          </Button>
        )}
        <Button type="submit" aria-disabled={formAttempt.isSending || undefined} data-busy={formAttempt.isSending || undefined}>
          {formAttempt.isSending ? texts.sending : isHydrated && !isLast ? texts.next : texts.submit}
        </Button>
      </div>
    </form>
  )
}
