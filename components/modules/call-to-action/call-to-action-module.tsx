/** A band over the full width that links to one page, named by the module's relation. */

import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Meander } from '@/components/ui/meander'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import type { ModuleProps } from '../module-props'
import styles from './call-to-action.module.css'

export function CallToActionModule({ module, language }: ModuleProps) {
  const t = useTranslations('CallToAction')
  const intro = module.intro?.[language]
  return (
    <section className={`${styles.band} on-accent`}>
      <Meander shape="band" className={styles.art} />
      <div className="wrap">
        <h2 {...langOf(module.title[language], language)}>{module.title[language]}</h2>
        {intro && <p {...langOf(intro, language)}>{intro}</p>}
        <ButtonLink look="white" size="l" href={linkHref(module.relation.id, language)}>
          {t('button')}
        </ButtonLink>
      </div>
    </section>
  )
}
