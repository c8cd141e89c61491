/** The choice of properties, day and order: a form that reloads the page with the choice. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { PublicProperty } from '@/lib/domain/property/property'
import { weekdayInWords } from '@/lib/domain/text/date-in-words'
import { locales } from '@/lib/domain/text/locales'
import { dayOrders } from '@/lib/domain/viewings/plan-day'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { type DayChoice, homesPerDay } from '@/lib/server/viewings/day-plan'
import styles from './day-choices.module.css'
import type { DayProps } from './viewing-day-page'

function Home({ property, language, isChosen }: { property: PublicProperty; isChosen: boolean } & Pick<DayProps, 'language'>) {
  const { picture, title, address } = toPropertyCard(property, language)
  return (
    <label>
      <input type="checkbox" name="home" value={property.id} defaultChecked={isChosen} />
      {picture ? <Picture {...picture} alt="" sizes="(min-width: 767px) 180px, 168px" /> : <span className={styles.noPicture} />}
      <i aria-hidden="true">
        <Icon of="check" size={16} />
      </i>
      <b>{title}</b>
      <small>{address}</small>
    </label>
  )
}

/** Short names on screen, the full day for screen readers. */
function Day({
  day: { date, fits },
  language,
  count,
  isChosen,
}: { day: DayChoice; count: number; isChosen: boolean } & Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
  const [, month, day] = date.split('-').map(Number)
  return (
    <label>
      <input type="radio" name="day" value={date} defaultChecked={isChosen} />
      <span>
        <span className="vh">{weekdayInWords(date, language)}, </span>
        <small aria-hidden="true">{weekday}</small>
        <b aria-hidden="true">
          {day}-{month}
        </b>
        <small>{t('fits', { fits, of: count })}</small>
      </span>
    </label>
  )
}

export function DayChoices({ language, ids, day }: DayProps) {
  const t = useTranslations('ViewingDay')
  const { homes, chosen, days, date, order } = day
  return (
    <form className={styles.form} method="get">
      <input type="hidden" name="ids" value={ids.join(',')} />
      <fieldset>
        <legend>
          {t('homes')} <small>{t('chosen', { count: chosen.length, max: homesPerDay() })}</small>
        </legend>
        <div className={styles.homes}>
          {homes.map((property) => (
            <Home key={property.id} property={property} language={language} isChosen={chosen.includes(property.id)} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          {t('day')} <small>{t('howMany')}</small>
        </legend>
        <div className={styles.days}>
          {days.map((one) => (
            <Day key={one.date} day={one} language={language} count={chosen.length} isChosen={one.date === date} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.orders}>
        <legend className="vh">{t('order')}</legend>
        {dayOrders.map((one) => (
          <label key={one}>
            <input type="radio" name="order" value={one} defaultChecked={one === order} />
            <span>{t(`orders.${one}`)}</span>
          </label>
        ))}
        <Button type="submit" look="line">
          {t('show')}
        </Button>
      </fieldset>
    </form>
  )
}
