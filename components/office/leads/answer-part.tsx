/** The mail reply to a lead, in the visitor's language; undefined without a mail address. */
import { useTranslations } from 'next-intl'
import { OfficeBlock } from '../frame/office-block'
import { AnswerForm } from './answer-form.client'
import { hiddenFor, type LeadProps } from './lead-props'

export function AnswerPart(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { lead, drafts, language } = props.view
  if (!lead.email) return <OfficeBlock title={t('answer')}>{t('noEmail')}</OfficeBlock>
  const words = {
    ...{ draft: t('draft'), subject: t('subject'), text: t('text'), sendAndDone: t('sendAndDone'), send: t('send') },
    ...{ preview: t('preview'), previewTitle: t('previewTitle'), sending: t('sending') },
  }
  return (
    <OfficeBlock title={t('answer')} aside={t(`inLanguage.${language}`)}>
      <AnswerForm
        hidden={hiddenFor('office-lead-answer', props)}
        lang={language}
        words={words}
        drafts={drafts.map((draft) => ({ ...draft, name: t(`drafts.${draft.id}`) }))}
      />
    </OfficeBlock>
  )
}
