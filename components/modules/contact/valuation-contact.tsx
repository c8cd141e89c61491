/** The free valuation: its form in three steps, next to it what happens then and whom to call instead (specification 2). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '@/components/forms/form'
import { FormLayout } from '@/components/forms/page/form-layout'
import { Picture } from '@/components/ui/picture'
import type { Language } from '@/lib/domain/text/language'
import { contactForms } from '@/lib/forms/contact-forms'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import type { ModuleProps } from '../module-props'
import { openingTexts } from '../module-section'
import { AgentLine } from '../team/agent-line'
import styles from './valuation-contact.module.css'

const gains = ['visit', 'report', 'sales', 'price'] as const

function WhatYouGet() {
  const t = useTranslations('ValuationContact')
  return (
    <>
      <h2 id="valuation-gains">{t('gainsTitle')}</h2>
      <dl className={styles.gains}>
        {gains.map((gain) => (
          <div key={gain}>
            <dt>{t(`gains.${gain}.label`)}</dt>
            <dd>{t(`gains.${gain}.value`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Only registered agents may do valuations; the first one of the agency is named. */
function Valuer({ language }: { language: Language }) {
  const t = useTranslations('ValuationContact')
  const agent = getSnapshot().agents.find(({ registrationNumber }) => registrationNumber !== '')
  return agent ? <AgentLine agent={toAgentContact(agent, language)} label={t('call')} subject={t('subject')} /> : null
}

/** @param start shown above the form. */
export function ValuationContact({ module, language, path, start }: ModuleProps & { start?: ReactNode }) {
  const page = getSnapshot().pages.get(path)
  return (
    <FormLayout
      className={styles.page}
      {...openingTexts(module, page, language)}
      about={{ headingId: 'valuation-gains' }}
      aside={
        <>
          {page?.image && (
            <div className={styles.media}>
              <Picture
                src={page.image.url}
                alt={page.image.alt[language]}
                width={page.image.width}
                height={page.image.height}
                sizes="(min-width: 1280px) 460px, (min-width: 767px) 280px, 94vw"
              />
            </div>
          )}
          <WhatYouGet />
          <Valuer language={language} />
        </>
      }
    >
      <div className="no-print">
        {start}
        <Form form={contactForms.valuation} language={language} />
      </div>
    </FormLayout>
  )
}
