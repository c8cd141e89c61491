/** The page of an agent (design, "makelaar"): who they are, free slots, listings, references, testimonials. */
import { useTranslations } from 'next-intl'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { TestimonialQuote } from '@/components/modules/testimonials/testimonial-quote'
import { HeadingCount } from '@/components/ui/heading-count'
import type { Language } from '@/lib/domain/text/language'
import { agentsPath } from '@/lib/routing/href'
import { type AgentFound, agentCrumbs } from '@/lib/server/agency/agents'
import { itemAlternates } from '@/lib/server/pages/pages'
import { AgentHead } from './agent-head'
import styles from './agent-page.module.css'
import { AgentSales } from './agent-sales'
import { JsonLdAgent } from './json-ld-agent'
import { JsonLdBranch } from './json-ld-branch'
import { Listings } from './listings'
import { NextViewings } from './next-viewings'

type Props = { found: AgentFound; language: Language }

function Testimonials({ found: { testimonials }, language }: Props) {
  const t = useTranslations('AgentPage')
  if (testimonials.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title">
          {t('testimonials')}
          <HeadingCount>{testimonials.length}</HeadingCount>
        </h2>
        <ul className={styles.quotes}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialQuote testimonial={testimonial} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function AgentPage({ found, language }: Props) {
  const t = useTranslations('AgentPage')
  const { agent, listings, viewings } = found
  const crumbs = agentCrumbs(agent, language)
  return (
    <SiteFrame language={language} current={agentsPath} alternates={itemAlternates(agentsPath, agent)} crumbs={crumbs}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <JsonLdAgency />
      {found.branch && <JsonLdBranch branch={found.branch} language={language} />}
      <JsonLdAgent found={found} language={language} />
      <AgentHead found={found} language={language} />
      <NextViewings viewings={viewings} name={agent.firstName} />
      <Listings properties={listings} title={t('listings', { name: agent.firstName })} language={language} />
      <AgentSales found={found} language={language} />
      <Testimonials found={found} language={language} />
    </SiteFrame>
  )
}
