/** The legend of the light compass. */
import { useTranslations } from 'next-intl'
import type { Light } from '@/lib/domain/light/light'
import styles from './light-key.module.css'
import { usePathTexts } from './use-path-texts'

export function LightKey({ light, isPlot }: { light: Light; isPlot: boolean }) {
  const t = useTranslations('LightSection')
  const [first] = light.outdoor
  return (
    <ul className={styles.key}>
      {usePathTexts(light.paths).map(({ day, text }) => (
        <li key={day} className={styles[day]}>
          {text}
        </li>
      ))}
      {first && <li className={styles.sun}>{t(`key.${first.place}`)}</li>}
      <li className={isPlot ? styles.plot : styles.building}>{t(isPlot ? 'key.plot' : 'key.building')}</li>
      {light.places.street && <li className={styles.street}>{t('key.street')}</li>}
    </ul>
  )
}
