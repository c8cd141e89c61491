/** The contact tile among the cards, for visitors who have not found their home yet. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { ButtonLink } from '@/components/ui/button'
import { Meander } from '@/components/ui/meander'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './list-tile.module.css'

function Tile({ language }: { language: Language }) {
  const t = useTranslations('ListTile')
  return (
    <li className={`${styles.tile} on-accent no-print`}>
      <Meander className={styles.art} />
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <ButtonLink look="white" href={linkHref('demand-register', language)}>
        {t('button')}
      </ButtonLink>
    </li>
  )
}

export const ListTile = keepMarkup('list-tile', ({ language }: { language: Language }) => language, Tile)
