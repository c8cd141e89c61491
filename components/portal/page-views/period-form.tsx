/** The period of the figures: presets, or two dates. Links and a plain form, without script. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type Period, periodChoices, periodQuery } from '@/lib/domain/portal/period'
import type { IsoDate } from '@/lib/domain/property/property'
import type { Query } from '@/lib/server/portal/portal-links'
import styles from './period-form.module.css'

type Props = { period: Period; today: IsoDate; hrefOf: (query: Query) => string }

export function PeriodForm({ period, today, hrefOf }: Props) {
  const t = useTranslations('PeriodForm')
  return (
    <section className={`${styles.period} no-print`} aria-label={t('label')}>
      <ul>
        {periodChoices.map((choice) => (
          <li key={choice}>
            <a
              href={hrefOf(periodQuery({ from: today, to: today, choice }))}
              aria-current={period.choice === choice ? 'true' : undefined}
            >
              {t(choice)}
            </a>
          </li>
        ))}
      </ul>
      <form action={hrefOf([])}>
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={period.from} max={today} required />
        </label>
        <label>
          {t('to')}
          <input type="date" name="to" defaultValue={period.to} max={today} required />
        </label>
        <Button type="submit" look="line" size="s">
          {t('show')}
        </Button>
      </form>
    </section>
  )
}
