/** A section of a form; the last one contains the challenge when one is required. */
import { botProtectionFields } from '@/lib/forms/challenge'
import { type FormDefinition, formIn } from '@/lib/forms/define-form'
import type { FormProps } from '@/lib/forms/form-props'
import { possibleFields } from '@/lib/forms/possible-fields'
import { errorText } from './attempt/form-problems'
import type { FormValues } from './attempt/use-form-values'
import { ChallengeField } from './bot-protection/challenge-field'
import { FormField } from './fields/form-field'
import styles from './form.module.css'

type Section = FormDefinition['sections'][number]

type Props = { section: Section; isLater: boolean; props: FormProps; values: FormValues }

function SectionChallenge({ props: { formId, language, texts }, values: { attempt } }: Pick<Props, 'props' | 'values'>) {
  const { challenge } = attempt
  if (!challenge) return null
  return (
    <ChallengeField
      id={`${formId}-${botProtectionFields.answer}`}
      challenge={challenge}
      language={language}
      texts={texts.challenge}
      requiredText={texts.required}
      error={errorText(challenge.error, texts)}
      onRenew={attempt.renew}
    />
  )
}

/** @param isLater whether it belongs to another step than the current one. */
export function FormSection({ section, isLater, props, values }: Props) {
  const { texts, context } = props
  const form = formIn(values.form, context)
  const possible = possibleFields(form, context)
  return (
    <fieldset className={styles.section} data-later={isLater || undefined}>
      <legend>{texts.sections[section.id]}</legend>
      {section === form.sections[0] && <p className={styles.note}>{texts.requiredNote}</p>}
      {section === form.sections.at(-1) && <SectionChallenge props={props} values={values} />}
      {section.fields.map((name) => {
        const field = form.fields[name]
        if (!field || !possible.includes(name)) return null
        return <FormField key={name} name={name} field={field} props={props} values={values} />
      })}
    </fieldset>
  )
}
