/** The state of a viewing, as heading and a line below it. */
import { useTranslations } from 'next-intl'
import { OutcomeIntro } from '@/components/ui/outcome'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'

/** @param count number of viewings that were booked together. */
export function ViewingHeading({ page: { state, agent, heldUntil }, count = 1 }: { page: ViewingPage; count?: number }) {
  const t = useTranslations('Viewing')
  return (
    <>
      <h1>{count > 1 ? t('headingDay', { count }) : t(`heading.${state}`, { agent: agent.name })}</h1>
      <OutcomeIntro>{t(`lead.${state}`, { until: heldUntil ?? '' })}</OutcomeIntro>
    </>
  )
}
