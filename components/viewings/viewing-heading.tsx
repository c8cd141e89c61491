/** What became of a viewing, as heading and a line under it. */
import { useTranslations } from 'next-intl'
import { OutcomeLead } from '@/components/ui/outcome'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'

export function ViewingHeading({ page: { state, agent, heldUntil } }: { page: ViewingPage }) {
  const t = useTranslations('Viewing')
  return (
    <>
      <h1>{t(`heading.${state}`, { agent: agent.name })}</h1>
      <OutcomeLead>{t(`lead.${state}`, { until: heldUntil ?? '' })}</OutcomeLead>
    </>
  )
}
