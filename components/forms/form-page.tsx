/** A form about a property or project on a page of its own: the form, and beside it what it is about (design, "Form"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FormId } from '@/lib/forms/registry'
import styles from './form-page.module.css'

type Props = { form: FormId; intro: string; children: ReactNode; aside: ReactNode }

export function FormPage({ form, intro, children, aside }: Props) {
  const t = useTranslations('Forms')
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{t(`${form}.title`)}</h1>
        <p>{intro}</p>
      </div>
      <div className={styles.grid}>
        {children}
        <aside className={styles.aside} aria-label={t('about')}>
          {aside}
        </aside>
      </div>
    </div>
  )
}
