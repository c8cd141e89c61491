/** 'This page no longer exists', with a search form and a link home (specification 8, "Page not found"). */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { alternatesOf } from '@/lib/server/pages/pages'
import { DeadEnd } from './dead-end'

const texts = {
  page: { title: 'title', text: 'text' },
  property: { title: 'propertyTitle', text: 'propertyText' },
  project: { title: 'projectTitle', text: 'projectText' },
} as const

export function NotFoundPage({ language, what }: { language: Language; what: keyof typeof texts }) {
  const t = useTranslations('NotFound')
  const { title, text } = texts[what]
  return <DeadEnd language={language} code={404} title={t(title)} text={t(text)} alternates={alternatesOf('')} />
}
