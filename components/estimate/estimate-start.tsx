/** The form of the estimate at once: it leads to an address, so that it needs no script and nobody's name. */
import { useTranslations } from 'next-intl'
import fieldStyles from '@/components/forms/field.module.css'
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

type SelectProps = { name: string; label: string; choices: readonly Choice[]; typed: Typed; open?: string }

function Select({ name, label, choices, typed, open }: SelectProps) {
  return (
    <label className={fieldStyles.group}>
      <span className={fieldStyles.label}>{label}</span>
      <select className={fieldStyles.input} name={name} defaultValue={typed[name]}>
        {open !== undefined && <option value="">{open}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

type NumberProps = { name: string; label: string; typed: Typed; wrong: readonly string[]; min: number; max: number }

function NumberField({ name, label, typed, wrong, min, max }: NumberProps) {
  const t = useTranslations('Estimate')
  const isWrong = wrong.includes(name)
  return (
    <label className={isWrong ? `${fieldStyles.group} ${fieldStyles.wrong}` : fieldStyles.group}>
      <span className={fieldStyles.label}>{label}</span>
      <input
        className={fieldStyles.input}
        type="number"
        name={name}
        inputMode="numeric"
        min={min}
        max={max}
        required
        defaultValue={typed[name]}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `estimate-${name}` : undefined}
      />
      {isWrong && (
        <span id={`estimate-${name}`} className={fieldStyles.error}>
          <Icon of="circle-exclamation-point" />
          {t('wrong', { min, max })}
        </span>
      )}
    </label>
  )
}

type Props = { language: Language; typed?: Typed; wrong?: readonly string[] }

function Fields({ typed = {}, wrong = [] }: Omit<Props, 'language'>) {
  const t = useTranslations('Estimate')
  const names = useTranslations('References')
  return (
    <div className={styles.fields}>
      <Select
        name="zip"
        label={t('fields.zip')}
        typed={typed}
        choices={estimatedPlaces().map(({ zip, town }) => ({ value: zip, label: `${zip} ${town}` }))}
      />
      <Select
        name="kind"
        label={t('fields.kind')}
        typed={typed}
        choices={estimatedKinds.map((kind) => ({ value: kind, label: names(`kinds.${kind}`) }))}
      />
      <NumberField name="area" label={t('fields.area')} typed={typed} wrong={wrong} min={15} max={1000} />
      <NumberField name="bedrooms" label={t('fields.bedrooms')} typed={typed} wrong={wrong} min={0} max={12} />
      <Select
        name="state"
        label={t('fields.state')}
        typed={typed}
        choices={homeStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Select
        name="epc"
        label={t('fields.epc')}
        typed={typed}
        open={t('unknown')}
        choices={estimatedLabels.map((label) => ({ value: label, label: epcLetters[label] }))}
      />
    </div>
  )
}

/** Nothing while there are too few sales to know how far off an estimate would be. */
export function EstimateStart({ language, ...typed }: Props) {
  const t = useTranslations('Estimate')
  if (!canEstimate()) return null
  return (
    <form className={`${styles.start} no-print`} action={linkHref(valuationPath, language)} aria-labelledby="estimate-start">
      <h2 id="estimate-start">{t('title')}</h2>
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
