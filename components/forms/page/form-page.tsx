/** A form about a property or project on a page of its own. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FormId } from '@/lib/forms/registry'
import { FormLayout } from './form-layout'
import styles from './form-page.module.css'

type Props = { form: FormId; intro: string; children: ReactNode; aside: ReactNode }

export function FormPage({ form, intro, children, aside }: Props) {
  const t = useTranslations('Forms')
  return (
    <FormLayout
      heading={t(`${form}.title`)}
      intro={intro}
      about={{ label: t('about') }}
      aside={<div className={styles.about}>{aside}</div>}
    >
      {children}
    </FormLayout>
  )
}
