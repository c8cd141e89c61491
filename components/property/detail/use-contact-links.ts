/** Links to the agent that name the property. */
import { useTranslations } from 'next-intl'
import { mailHref } from '@/lib/domain/contact-links'
import { phoneHref } from '@/lib/domain/phone-href'
import type { PropertyDetail } from '@/lib/server/property-detail'

/** A visit is planned by phone, a question asked by mail. */
export function useContactLinks({ agent, property, texts }: Pick<PropertyDetail, 'agent' | 'property' | 'texts'>) {
  const t = useTranslations('PropertySummary')
  const subject = t('subject', { title: texts.title, id: String(property.id) })
  return { visit: phoneHref(agent.phone), info: mailHref(agent.email, subject) }
}
