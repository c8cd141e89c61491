/** "Keep me informed": the form of a saved search, next to it how it works and whom to call instead (specification 2). */
import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { FormLayout } from '@/components/forms/page/form-layout'
import { contactForms } from '@/lib/forms/contact-forms'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import type { ModuleProps } from '../module-props'
import { openingTexts } from '../module-section'
import { AgentLine } from '../team/agent-line'
import styles from './demand-contact.module.css'

const points = ['confirm', 'fit', 'stop'] as const

function HowItWorks() {
  const t = useTranslations('DemandContact')
  return (
    <>
      <h2 id="demand-points">{t('title')}</h2>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <b>{t(`points.${point}.label`)}</b>
            {t(`points.${point}.value`)}
          </li>
        ))}
      </ol>
    </>
  )
}

export function DemandContact({ module, language, path }: ModuleProps) {
  const t = useTranslations('DemandContact')
  const { pages, agents } = getSnapshot()
  const page = pages.get(path)
  const [agent] = agents
  return (
    <FormLayout
      className={styles.page}
      {...openingTexts(module, page, language)}
      about={{ headingId: 'demand-points' }}
      aside={
        <>
          <HowItWorks />
          {agent && <AgentLine agent={toAgentContact(agent, language)} label={t('call')} subject={t('subject')} />}
        </>
      }
    >
      <div className="no-print">
        <Form form={contactForms['demand-register']} language={language} given={{ SCHEDULE: 'immediate' }} />
      </div>
    </FormLayout>
  )
}
