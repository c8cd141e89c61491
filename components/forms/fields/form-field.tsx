/** One field of a form, by its kind. */
import type { Field, RawValues } from '@/lib/forms/field'
import type { FormProps } from '@/lib/forms/form-props'
import { errorText } from '../attempt/form-problems'
import type { FormValues } from '../attempt/use-form-values'
import { Agreement } from './agreement'
import { AmountWords } from './amount-words'
import { FieldView } from './field-view'

const labelled = (options: Readonly<Record<string, string>> = {}) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

const single = (value: RawValues[string] | undefined) => (typeof value === 'string' ? value : '')

/** The typed number; undefined while the text is not a number. */
function readAmount(field: Field | undefined, typed: RawValues[string] | undefined): number | undefined {
  const amount = field?.rule.safeParse(typed ?? '').data
  return typeof amount === 'number' ? amount : undefined
}

type Props = { name: string; field: Field; props: FormProps; values: FormValues }

/** An amount in words, to be confirmed with a checkbox. */
function AmountField({ name, field, props, values }: Props) {
  const { formId, language, texts } = props
  const { form, hook, raw, errors } = values
  const amountName = field.amountField ?? ''
  return (
    <AmountWords
      id={`${formId}-${name}`}
      name={name}
      label={texts.labels[name] ?? name}
      waiting={texts.help[name] ?? ''}
      tickLabel={texts.options[name]?.['read'] ?? ''}
      requiredText={texts.required}
      error={errorText(errors[name], texts)}
      language={language}
      amount={readAmount(form.fields[amountName], raw[amountName])}
      ticked={single(raw[name])}
      onTick={(digits) => hook.setValue(name, digits, { shouldValidate: hook.formState.isSubmitted })}
    />
  )
}

export function FormField({ name, field, props, values }: Props) {
  const { formId, choices, given, privacyHref, texts } = props
  const { attempt, hook, typed, raw, visible, errors } = values
  if (field.kind === 'hidden') return <input type="hidden" name={name} value={single(typed[name]) || single(given[name])} />
  if (field.kind === 'amount-words') return <AmountField name={name} field={field} props={props} values={values} />
  const label = texts.labels[name] ?? name
  return (
    <FieldView
      id={`${formId}-${name}`}
      field={field}
      label={name === 'PRIVACY' ? <Agreement text={texts.agreement} href={privacyHref} newTab={texts.newTab} /> : label}
      help={texts.help[name]}
      error={errorText(errors[name], texts)}
      value={typed[name] ?? ''}
      options={choices[name] ?? labelled(texts.options[name])}
      chooseText={texts.choose}
      slots={texts.slots}
      files={texts.files}
      current={single(raw[name])}
      requiredText={texts.required}
      optionalText={texts.optional}
      isHidden={!visible.includes(name)}
      kept={attempt.kept?.names[name]}
      keptTexts={texts.kept}
      registration={hook.register(name)}
    />
  )
}
