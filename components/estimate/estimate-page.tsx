/** The result of the instant estimate, and the valuation form with the typed values. */
import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { ContentFrame } from '@/components/modules/content-frame'
import { AgentLine } from '@/components/modules/team/agent-line'
import { ButtonLink } from '@/components/ui/button'
import { epcLetters } from '@/lib/domain/energy/epc-scale'
import type { EstimatedHome } from '@/lib/domain/sold/estimate'
import type { InterestedCount } from '@/lib/domain/sold/interested-subscribers'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { contactForms } from '@/lib/forms/contact-forms'
import { type EstimateQuery, valuationPath } from '@/lib/routing/estimate-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { estimatedPlaces, findEstimate, toFormValues } from '@/lib/server/sold/estimate-view'
import styles from './estimate-page.module.css'
import { EstimateResult } from './estimate-result'
import { EstimateStart } from './estimate-start'

type Props = { asked: EstimateQuery; interested: InterestedCount | undefined; query: string; language: Language }

const townOf = (zip: string) => estimatedPlaces().find((place) => place.zip === zip)?.town ?? zip

function Typed({ home, language }: { home: EstimatedHome; language: Language }) {
  const t = useTranslations('Estimate')
  const names = useTranslations('References')
  const rows = [
    { name: t('fields.kind'), value: names(`kinds.${home.kind}`) },
    { name: t('fields.zip'), value: `${home.zip} ${townOf(home.zip)}` },
    { name: t('fields.area'), value: formatArea(home.area, language) },
    ...(home.kind === 'studio' ? [] : [{ name: t('fields.bedrooms'), value: String(home.bedrooms) }]),
    { name: t('fields.state'), value: t(`states.${home.state ?? 'refresh'}`) },
    { name: t('fields.epc'), value: home.epc ? epcLetters[home.epc] : t('unknown') },
  ]
  return (
    <dl className={styles.typed}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Aside({ home, language }: { home: EstimatedHome; language: Language }) {
  const t = useTranslations('Estimate')
  const agent = getSnapshot().agents.find(({ registrationNumber }) => registrationNumber !== '')
  return (
    <aside className={styles.aside} aria-labelledby="estimate-visit">
      <h2 id="estimate-visit">{t('visit')}</h2>
      <Typed home={home} language={language} />
      <p>
        <a className="arrow-link" href="#estimate-start">
          {t('again')}
        </a>
      </p>
      <ButtonLink href="#valuation" size="l" full>
        {t('ask')}
      </ButtonLink>
      <p className={styles.small}>{t('goesAlong')}</p>
      {agent && <AgentLine agent={toAgentContact(agent, language)} label={t('valuer')} />}
    </aside>
  )
}

function Answer({ home, asked, interested, language }: Props & { home: EstimatedHome }) {
  const t = useTranslations('Estimate')
  return (
    <>
      <div className={styles.grid}>
        <EstimateResult
          home={home}
          town={townOf(home.zip)}
          estimate={findEstimate(home)}
          interested={interested}
          language={language}
        />
        <Aside home={home} language={language} />
      </div>
      <section id="valuation" className={styles.form} aria-labelledby="valuation-title">
        <h2 id="valuation-title">{t('visit')}</h2>
        <Form form={contactForms.valuation} language={language} given={toFormValues(home)} />
      </section>
      <EstimateStart language={language} typed={asked.typed} />
    </>
  )
}

export function EstimatePage(props: Props) {
  const { asked, language, query } = props
  return (
    <ContentFrame path={valuationPath} language={language} query={query}>
      <div className={`wrap ${styles.page}`}>
        {asked.home ? (
          <Answer {...props} home={asked.home} />
        ) : (
          <EstimateStart language={language} typed={asked.typed} wrong={asked.wrong} isAlone />
        )}
      </div>
    </ContentFrame>
  )
}
