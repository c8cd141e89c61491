/** The form of the instant estimate: a GET form, so that it needs no script and no personal data. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import fieldStyles from '@/components/forms/fields/field.module.css'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { epcLetters } from '@/lib/domain/energy/epc-scale'
import { estimatedKinds, estimatedLabels } from '@/lib/domain/sold/adjustments'
import { homeStates } from '@/lib/domain/sold/sold-case'
import type { Language } from '@/lib/domain/text/language'
import { valuationPath } from '@/lib/routing/estimate-query'
import { linkHref } from '@/lib/server/pages/link-href'
import { canEstimate, estimatedPlaces } from '@/lib/server/sold/estimate-view'
import styles from './estimate-start.module.css'

type Typed = Readonly<Record<string, string>>

type Choice = { value: string; label: string }

type FieldProps = { name: string; label: string; typed: Typed; wrong: readonly string[] }

const idOf = (name: string) => `estimate-${name}`

/** ARIA attributes of a control with an invalid value. */
const wrongness = (name: string, isWrong: boolean) =>
  isWrong ? { 'aria-invalid': true, 'aria-describedby': `${idOf(name)}-error` } : {}

/** A control with its label, and its error message. */
function Field({ name, label, error, children }: { name: string; label: string; error: string | false; children: ReactNode }) {
  return (
    <div className={error ? `${fieldStyles.group} ${fieldStyles.wrong}` : fieldStyles.group}>
      <label className={fieldStyles.label} htmlFor={idOf(name)}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${idOf(name)}-error`} className={fieldStyles.error}>
          <Icon of="circle-exclamation-point" />
          {error}
        </p>
      )}
    </div>
  )
}

function Select({ name, label, choices, typed, wrong, open }: FieldProps & { choices: readonly Choice[]; open?: string }) {
  const t = useTranslations('Estimate')
  const isWrong = wrong.includes(name)
  return (
    <Field name={name} label={label} error={isWrong && t('wrongChoice')}>
      <select id={idOf(name)} className={fieldStyles.input} name={name} defaultValue={typed[name]} {...wrongness(name, isWrong)}>
        {open !== undefined && <option value="">{open}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

function NumberField({ name, label, typed, wrong, min, max }: FieldProps & { min: number; max: number }) {
  const t = useTranslations('Estimate')
  const isWrong = wrong.includes(name)
  return (
    <Field name={name} label={label} error={isWrong && t('wrong', { min, max })}>
      <input
        id={idOf(name)}
        className={fieldStyles.input}
        type="number"
        name={name}
        inputMode="numeric"
        min={min}
        max={max}
        required
        defaultValue={typed[name]}
        {...wrongness(name, isWrong)}
      />
    </Field>
  )
}

type Props = {
  language: Language
  typed?: Typed
  wrong?: readonly string[]
  /** Whether the form is the only content of the page. */
  isAlone?: boolean
}

function Fields({ typed = {}, wrong = [] }: Pick<Props, 'typed' | 'wrong'>) {
  const t = useTranslations('Estimate')
  const names = useTranslations('References')
  return (
    <div className={styles.fields}>
      <Select
        name="zip"
        label={t('fields.zip')}
        typed={typed}
        wrong={wrong}
        choices={estimatedPlaces().map(({ zip, town }) => ({ value: zip, label: `${zip} ${town}` }))}
      />
      <Select
        name="kind"
        label={t('fields.kind')}
        typed={typed}
        wrong={wrong}
        choices={estimatedKinds.map((kind) => ({ value: kind, label: names(`kinds.${kind}`) }))}
      />
      <NumberField name="area" label={t('fields.area')} typed={typed} wrong={wrong} min={15} max={1000} />
      <NumberField name="bedrooms" label={t('fields.bedrooms')} typed={typed} wrong={wrong} min={0} max={12} />
      <Select
        name="state"
        label={t('fields.state')}
        typed={typed}
        wrong={wrong}
        choices={homeStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Select
        name="epc"
        label={t('fields.epc')}
        typed={typed}
        wrong={wrong}
        open={t('unknown')}
        choices={estimatedLabels.map((label) => ({ value: label, label: epcLetters[label] }))}
      />
    </div>
  )
}

/** Renders nothing while there are too few sales to know the error of an estimate. */
export function EstimateStart({ language, isAlone = false, ...typed }: Props) {
  const t = useTranslations('Estimate')
  const Heading = isAlone ? 'h1' : 'h2'
  if (!canEstimate()) return null
  return (
    <form className={`${styles.start} no-print`} action={linkHref(valuationPath, language)} aria-labelledby="estimate-start">
      <Heading id="estimate-start">{t('title')}</Heading>
      <p>{t('intro')}</p>
      <Fields {...typed} />
      <div>
        <Button type="submit" look="ink">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
